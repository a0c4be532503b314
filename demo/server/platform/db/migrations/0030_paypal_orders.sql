ALTER TABLE "paypal_orders" ADD COLUMN "payee" text DEFAULT 'EMULATOR' NOT NULL;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD COLUMN "fate" text DEFAULT 'complete' NOT NULL;--> statement-breakpoint
ALTER TABLE "paypal_orders" ADD CONSTRAINT "paypal_orders_request" UNIQUE("request_id");
ALTER TABLE "order_lines" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tip" integer;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "accessibility_statement" text;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "tip_percents" jsonb DEFAULT '[]'::jsonb NOT NULL;
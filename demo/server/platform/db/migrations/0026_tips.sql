ALTER TABLE "orders" ADD COLUMN "tip" integer;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "tip_percents" jsonb DEFAULT '[]'::jsonb NOT NULL;
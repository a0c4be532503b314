ALTER TABLE "products" ADD COLUMN "picks_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_picks" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_picks" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_flavours" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "combo_pricing" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_combo_products" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_combo_products" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "combo_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "combo_products" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "products" ADD COLUMN "vat_class" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "costs_vat" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "vat_rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat_class" CHECK ("products"."vat_class" in ('dish', 'keepable', 'softDrink', 'sweetenedDrink', 'alcohol'));
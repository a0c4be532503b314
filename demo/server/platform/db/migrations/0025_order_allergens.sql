ALTER TABLE "order_lines" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "accessibility_statement" text;
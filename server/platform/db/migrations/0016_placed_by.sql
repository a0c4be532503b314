ALTER TABLE "orders" ADD COLUMN "placed_by" text;

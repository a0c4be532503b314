ALTER TABLE "bills" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "cash_means" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "scanned_table_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_at_tables" ON "orders" USING btree ("restaurant_id","created_at") WHERE "orders"."table_id" is not null and "orders"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_cash_means" CHECK ("bills"."cash_means" in ('cash', 'cardAtDoor', 'mealVouchers'));
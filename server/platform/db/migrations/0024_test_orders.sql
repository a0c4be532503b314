ALTER TABLE "orders" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_tests" ON "orders" USING btree ("created_at") WHERE "orders"."is_test";
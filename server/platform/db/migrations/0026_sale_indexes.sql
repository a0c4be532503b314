CREATE INDEX "orders_sold" ON "orders" USING btree ("restaurant_id","venue_id","slot_start") WHERE "orders"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "orders_handed_over" ON "orders" USING btree ("restaurant_id","consumed_at") WHERE "orders"."consumed_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_begun" ON "payments" USING btree ("restaurant_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_returned" ON "payments" USING btree ("restaurant_id") WHERE "payments"."status" = 'returned';
DROP INDEX "orders_restaurant";--> statement-breakpoint
DROP INDEX "orders_unpaid";--> statement-breakpoint
DROP INDEX "outbox_restaurant";--> statement-breakpoint
DROP INDEX "payments_due";--> statement-breakpoint
DROP INDEX "reservations_restaurant";--> statement-breakpoint
DROP INDEX "reservations_unpaid";--> statement-breakpoint
CREATE INDEX "orders_restaurant" ON "orders" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("restaurant_id","created_at") WHERE "orders"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_restaurant" ON "outbox" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("created_at") WHERE "payments"."due" is not null;--> statement-breakpoint
CREATE INDEX "reservations_restaurant" ON "reservations" USING btree ("restaurant_id","id");--> statement-breakpoint
CREATE INDEX "reservations_unpaid" ON "reservations" USING btree ("restaurant_id","created_at") WHERE "reservations"."payment_status" = 'pending';
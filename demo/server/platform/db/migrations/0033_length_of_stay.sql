ALTER TABLE "service_configs" ADD COLUMN "stays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "shares_seats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_seats" ON "orders" USING btree ("restaurant_id","venue_id","slot_start") WHERE "orders"."order_type" = 'eatIn';--> statement-breakpoint
CREATE INDEX "reservations_seats" ON "reservations" USING btree ("restaurant_id","venue_id","starts_at");
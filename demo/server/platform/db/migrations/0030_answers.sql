ALTER TABLE "order_status_log" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "slot_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "slot_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "remind_after_minutes" integer[] DEFAULT '{0,2,5,10}' NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "refuse_after_minutes" integer DEFAULT 20;--> statement-breakpoint
CREATE INDEX "orders_unanswered" ON "orders" USING btree ("restaurant_id","waits_since") WHERE "orders"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "reservations_unanswered" ON "reservations" USING btree ("restaurant_id","waits_since") WHERE "reservations"."waits_since" is not null;
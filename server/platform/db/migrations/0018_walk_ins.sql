ALTER TABLE "reservations" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "walk_in_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_walk_in" ON "reservations" USING btree ("restaurant_id","walk_in_key");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_attendance" CHECK ("reservations"."attendance" in ('arrived', 'noShow'));
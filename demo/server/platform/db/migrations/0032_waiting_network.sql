ALTER TABLE "orders" ADD COLUMN "waiting_network" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "waiting_network" text;
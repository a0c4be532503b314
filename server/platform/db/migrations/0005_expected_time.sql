ALTER TABLE "orders" ADD COLUMN "expected_from" timestamp(0);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expected_to" timestamp(0);
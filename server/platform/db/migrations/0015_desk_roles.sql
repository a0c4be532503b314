ALTER TABLE "staff_members" DROP CONSTRAINT "staff_members_role";--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_role" CHECK ("staff_members"."role" in ('owner', 'manager', 'staff', 'kitchen'));
ALTER TABLE "photo_addresses" ADD COLUMN "is_logo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "logo_code" text;
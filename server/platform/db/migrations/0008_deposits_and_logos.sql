ALTER TABLE "photo_addresses" ADD COLUMN "is_logo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "logo_code" text;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "deposit_required" boolean DEFAULT false NOT NULL;
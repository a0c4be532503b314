CREATE TABLE "photo_addresses" (
	"restaurant_id" integer NOT NULL,
	"code" text NOT NULL,
	"address" text NOT NULL,
	"fetched_at" timestamp with time zone,
	"fault" text,
	CONSTRAINT "photo_addresses_restaurant_id_code_pk" PRIMARY KEY("restaurant_id","code")
);
--> statement-breakpoint
ALTER TABLE "photo_addresses" ADD CONSTRAINT "photo_addresses_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
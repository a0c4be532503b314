CREATE TABLE "photos" (
	"restaurant_id" integer NOT NULL,
	"code" text NOT NULL,
	"width" integer NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_restaurant_id_code_width_pk" PRIMARY KEY("restaurant_id","code","width")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "news" (
	"restaurant_id" integer NOT NULL,
	"id" integer NOT NULL,
	"venue_ids" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(0) NOT NULL,
	"photo_code" text,
	"titles" jsonb NOT NULL,
	"bodies" jsonb NOT NULL,
	CONSTRAINT "news_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id")
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
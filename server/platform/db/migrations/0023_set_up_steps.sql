CREATE TABLE "set_up_steps" (
	"restaurant_id" integer NOT NULL,
	"step" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_up_steps_restaurant_id_step_pk" PRIMARY KEY("restaurant_id","step")
);
--> statement-breakpoint
ALTER TABLE "set_up_steps" ADD CONSTRAINT "set_up_steps_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
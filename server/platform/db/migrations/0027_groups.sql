CREATE TABLE "group_members" (
	"restaurant_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "group_members_restaurant_id_code_hash_id_pk" PRIMARY KEY("restaurant_id","code_hash","id")
);
--> statement-breakpoint
CREATE TABLE "group_orders" (
	"restaurant_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"venue_id" integer NOT NULL,
	"order_type" text NOT NULL,
	"slot_start" timestamp(0) NOT NULL,
	"slot_end" timestamp(0),
	"timetable_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"as_soon_as_possible" boolean DEFAULT false NOT NULL,
	"service_point_id" integer,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"lead_id" integer NOT NULL,
	"last_member_id" integer NOT NULL,
	"version" integer NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_orders_restaurant_id_code_hash_pk" PRIMARY KEY("restaurant_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "member_name" text;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "has_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_restaurant_id_code_hash_group_orders_restaurant_id_code_hash_fk" FOREIGN KEY ("restaurant_id","code_hash") REFERENCES "public"."group_orders"("restaurant_id","code_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_restaurant_id_venue_id_venues_restaurant_id_id_fk" FOREIGN KEY ("restaurant_id","venue_id") REFERENCES "public"."venues"("restaurant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_orders_age" ON "group_orders" USING btree ("ends_at");
CREATE TABLE "menu_pauses" (
	"restaurant_id" integer NOT NULL,
	"venue_id" integer NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "menu_pauses_restaurant_id_venue_id_kind_thing_id_pk" PRIMARY KEY("restaurant_id","venue_id","kind","thing_id"),
	CONSTRAINT "menu_pauses_kind" CHECK ("menu_pauses"."kind" in ('product', 'category'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_accepted_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "busy_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_configs" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "menu_pauses" ADD CONSTRAINT "menu_pauses_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Kept replies hold what is paused: see the triggers of the first migration.
CREATE CONSTRAINT TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "menu_pauses"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER content_emptied AFTER TRUNCATE ON "menu_pauses"
	FOR EACH STATEMENT EXECUTE FUNCTION content_emptied();

ALTER TABLE "restaurants" ADD COLUMN "content_version" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
-- A restaurant's row gets another version with every change, so that no version is ever given twice.
CREATE FUNCTION restaurant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.content_version := gen_random_uuid();
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurant_changed BEFORE INSERT OR UPDATE ON "restaurants"
	FOR EACH ROW EXECUTE FUNCTION restaurant_changed();
--> statement-breakpoint
-- A change of what a restaurant owns changes the version of its row, once in a transaction.
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE restaurants SET content_version = gen_random_uuid()
	WHERE id IN (OLD.restaurant_id, NEW.restaurant_id) AND xmin <> pg_current_xact_id()::xid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE restaurants SET content_version = gen_random_uuid();
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the row of the restaurant is locked at the end of a transaction only, so that two orders that take from the
-- stock neither wait for each other nor lock rows in different orders.
DO $$
DECLARE content text;
BEGIN
	FOREACH content IN ARRAY ARRAY['venues', 'opening_hours', 'service_configs', 'service_points', 'menus', 'categories',
		'traits', 'ingredients', 'extra_sets', 'products', 'stock'] LOOP
		EXECUTE format('CREATE CONSTRAINT TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON %I '
			'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content_changed()', content);
		EXECUTE format('CREATE TRIGGER content_emptied AFTER TRUNCATE ON %I '
			'FOR EACH STATEMENT EXECUTE FUNCTION content_emptied()', content);
	END LOOP;
END $$;

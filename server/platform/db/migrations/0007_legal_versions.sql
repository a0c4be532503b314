CREATE TABLE "consent_records" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"restaurant_id" integer NOT NULL,
	"account_id" integer,
	"order_id" integer,
	"reservation_id" integer,
	"key" text NOT NULL,
	"is_given" boolean NOT NULL,
	"label" text NOT NULL,
	"language" text NOT NULL,
	"document" text,
	"version" integer,
	"address" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_records_restaurant_id_id_pk" PRIMARY KEY("restaurant_id","id"),
	CONSTRAINT "consent_records_language" CHECK ("consent_records"."language" in ('it', 'en', 'de', 'fr', 'es')),
	CONSTRAINT "consent_records_one" CHECK (num_nonnulls("consent_records"."account_id", "consent_records"."order_id", "consent_records"."reservation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"restaurant_id" integer NOT NULL,
	"document" text NOT NULL,
	"addresses" jsonb,
	"sections" jsonb,
	CONSTRAINT "legal_documents_restaurant_id_document_pk" PRIMARY KEY("restaurant_id","document"),
	CONSTRAINT "legal_documents_document" CHECK ("legal_documents"."document" in ('privacy', 'terms')),
	CONSTRAINT "legal_documents_one" CHECK (num_nonnulls("legal_documents"."addresses", "legal_documents"."sections") = 1)
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"restaurant_id" integer NOT NULL,
	"document" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_versions_restaurant_id_document_number_pk" PRIMARY KEY("restaurant_id","document","number"),
	CONSTRAINT "legal_versions_hash" UNIQUE("restaurant_id","document","hash"),
	CONSTRAINT "legal_versions_document" CHECK ("legal_versions"."document" in ('privacy', 'terms'))
);
--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_version" FOREIGN KEY ("restaurant_id","document","version") REFERENCES "public"."legal_versions"("restaurant_id","document","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_records_account" ON "consent_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "consent_records_order" ON "consent_records" USING btree ("restaurant_id","order_id");--> statement-breakpoint
CREATE INDEX "consent_records_reservation" ON "consent_records" USING btree ("restaurant_id","reservation_id");--> statement-breakpoint
-- What diners were shown and what they answered stays as it was (decision 103); rows go with their restaurant, or
-- with the account that they are about.
CREATE FUNCTION stays_as_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % never change', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER legal_versions_stay BEFORE UPDATE ON "legal_versions"
	FOR EACH ROW EXECUTE FUNCTION stays_as_written();
--> statement-breakpoint
CREATE TRIGGER consent_records_stay BEFORE UPDATE ON "consent_records"
	FOR EACH ROW EXECUTE FUNCTION stays_as_written();

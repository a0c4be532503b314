CREATE TABLE "point_credits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "threshold" integer;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "is_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "opening" integer;--> statement-breakpoint
ALTER TABLE "point_credits" ADD CONSTRAINT "point_credits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_credits_score" ON "point_credits" USING btree ("account_id","promotion_id");
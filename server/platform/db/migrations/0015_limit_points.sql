CREATE TABLE "limit_points" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_points_expire" ON "limit_points" USING btree ("expire");
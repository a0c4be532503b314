DROP INDEX "jobs_due";--> statement-breakpoint
CREATE INDEX "jobs_next" ON "jobs" USING btree ("kind","due_at","id") WHERE "jobs"."failed_at" is null;
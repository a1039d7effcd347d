DROP INDEX "interviews_state";--> statement-breakpoint
CREATE INDEX "interviews_newest" ON "interviews" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_newest_of_state" ON "interviews" USING btree ("user_id","interview_state","created_at","id");
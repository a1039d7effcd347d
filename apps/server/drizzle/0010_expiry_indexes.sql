CREATE INDEX IF NOT EXISTS "feedback_transcripts_created" ON "feedback_transcripts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "interview_transcripts_created" ON "interview_transcripts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "interviews_created" ON "interviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "live_sessions_saved" ON "live_sessions" USING btree ("created_at") WHERE "live_sessions"."transcript" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refresh_tokens_expired" ON "refresh_tokens" USING btree ("expires_at") WHERE "refresh_tokens"."generation" > 0;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refresh_tokens_family_expired" ON "refresh_tokens" USING btree ("family_expires_at") WHERE "refresh_tokens"."generation" = 0;
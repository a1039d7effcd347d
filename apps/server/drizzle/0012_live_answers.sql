ALTER TABLE "live_sessions" ADD COLUMN "model_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "stand_in_answers" integer DEFAULT 0 NOT NULL;
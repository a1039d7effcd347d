CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"interview_id" uuid NOT NULL,
	"part" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "saves_recordings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_interview" FOREIGN KEY ("user_id","interview_id") REFERENCES "public"."interviews"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_part" ON "recordings" USING btree ("user_id","interview_id","part");--> statement-breakpoint
CREATE INDEX "recordings_created" ON "recordings" USING btree ("created_at");
ALTER TABLE "hakoniwa"."job_progress" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_progress_owner_id_created_at_index" ON "hakoniwa"."job_progress" USING btree ("owner_id","created_at");

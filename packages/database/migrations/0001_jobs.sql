CREATE TABLE "hakoniwa"."job_progress" (
	"job_id" text PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"note" text,
	"result" text,
	"error" text,
	"owner_id" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"key" text,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_queue_key_unique" UNIQUE("queue","key")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."job_progress" ADD CONSTRAINT "job_progress_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "hakoniwa"."users"("id") ON DELETE cascade ON UPDATE no action;

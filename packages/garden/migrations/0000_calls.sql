CREATE TABLE "hakoniwa"."model_calls" (
	"id" text NOT NULL,
	"garden_id" bigint NOT NULL,
	"branch" text NOT NULL,
	"seq" integer NOT NULL,
	"state" text NOT NULL,
	"model" text,
	"request" text NOT NULL,
	"answer" text,
	"input_tokens" integer,
	"output_tokens" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "model_calls_garden_id_id_pk" PRIMARY KEY("garden_id","id")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."packs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" text NOT NULL,
	"owner_id" text,
	"files" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packs_ownerId_name_version_unique" UNIQUE NULLS NOT DISTINCT("owner_id","name","version")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."model_calls" ADD CONSTRAINT "model_calls_garden_id_gardens_id_fk" FOREIGN KEY ("garden_id") REFERENCES "hakoniwa"."gardens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."packs" ADD CONSTRAINT "packs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "hakoniwa"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "model_calls_state_index" ON "hakoniwa"."model_calls" USING btree ("state");

CREATE TABLE "hakoniwa"."play_arcs" (
	"id" text PRIMARY KEY NOT NULL,
	"character_id" text NOT NULL,
	"arc" text NOT NULL,
	"status" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"phase" integer DEFAULT 1 NOT NULL,
	"phases" integer NOT NULL,
	"session_count" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "play_arcs_characterId_arc_unique" UNIQUE("character_id","arc")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_characters" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"pack" text NOT NULL,
	"scenario" text NOT NULL,
	"language" text NOT NULL,
	"seed" bigint NOT NULL,
	"garden" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "play_characters_garden_unique" UNIQUE("garden")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_events" (
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"turn_number" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"place" text,
	"detail" text DEFAULT '{}' NOT NULL,
	"branch" text NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_events_session_id_number_pk" PRIMARY KEY("session_id","number")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_messages" (
	"session_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"turn_number" integer NOT NULL,
	"message_type" text NOT NULL,
	"sender_type" text NOT NULL,
	"content" text NOT NULL,
	"metadata" text DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_messages_session_id_sequence_pk" PRIMARY KEY("session_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_milestones" (
	"arc_id" text NOT NULL,
	"milestone" text NOT NULL,
	"session_id" text NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_milestones_arc_id_milestone_pk" PRIMARY KEY("arc_id","milestone")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_proposals" (
	"session_id" text NOT NULL,
	"number" integer NOT NULL,
	"is_mandatory" boolean NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "play_proposals_session_id_number_pk" PRIMARY KEY("session_id","number")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_result_steps" (
	"session_id" text NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"output" text,
	"error" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_result_steps_session_id_step_pk" PRIMARY KEY("session_id","step")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_results" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"body" text NOT NULL,
	"graph_status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "play_results_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."play_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"character_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"is_first" boolean NOT NULL,
	"previous_session_id" text,
	"story_arc_id" text,
	"initial_place" text NOT NULL,
	"start_seq" integer NOT NULL,
	"end_seq" integer,
	"turn_count" integer DEFAULT 0 NOT NULL,
	"word_count" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	"last_acted_at" timestamp with time zone,
	"proposal_count" integer DEFAULT 0 NOT NULL,
	"last_proposal_at" timestamp with time zone,
	"current_scene" text DEFAULT '' NOT NULL,
	"data" text DEFAULT '{}' NOT NULL,
	"result_id" text,
	"result_status" text,
	"result_summary" text,
	"result_processed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "play_sessions_previousSessionId_unique" UNIQUE("previous_session_id"),
	CONSTRAINT "play_sessions_resultId_unique" UNIQUE("result_id"),
	CONSTRAINT "play_sessions_characterId_number_unique" UNIQUE("character_id","number"),
	CONSTRAINT "play_sessions_of_character" UNIQUE("character_id","id")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."sp_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."sp_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"session_id" text,
	"turn_number" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sp_entries_person_key_unique" UNIQUE("person","key")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."sp_wallets" (
	"person" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"balance" integer NOT NULL,
	CONSTRAINT "sp_wallets_not_overdrawn" CHECK ("hakoniwa"."sp_wallets"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_arcs" ADD CONSTRAINT "play_arcs_character_id_play_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "hakoniwa"."play_characters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_characters" ADD CONSTRAINT "play_characters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "hakoniwa"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_events" ADD CONSTRAINT "play_events_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "hakoniwa"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_messages" ADD CONSTRAINT "play_messages_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "hakoniwa"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_milestones" ADD CONSTRAINT "play_milestones_arc_id_play_arcs_id_fk" FOREIGN KEY ("arc_id") REFERENCES "hakoniwa"."play_arcs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_milestones" ADD CONSTRAINT "play_milestones_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "hakoniwa"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_proposals" ADD CONSTRAINT "play_proposals_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "hakoniwa"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_result_steps" ADD CONSTRAINT "play_result_steps_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "hakoniwa"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_results" ADD CONSTRAINT "play_results_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "hakoniwa"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_sessions" ADD CONSTRAINT "play_sessions_character_id_play_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "hakoniwa"."play_characters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."play_sessions" ADD CONSTRAINT "play_sessions_previous" FOREIGN KEY ("character_id","previous_session_id") REFERENCES "hakoniwa"."play_sessions"("character_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."sp_entries" ADD CONSTRAINT "sp_entries_person_sp_wallets_person_fk" FOREIGN KEY ("person") REFERENCES "hakoniwa"."sp_wallets"("person") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."sp_wallets" ADD CONSTRAINT "sp_wallets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "hakoniwa"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "play_arcs_one_active" ON "hakoniwa"."play_arcs" USING btree ("character_id") WHERE status = 'active';
--> statement-breakpoint
CREATE INDEX "play_characters_owner_id_index" ON "hakoniwa"."play_characters" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "play_proposals_one_open" ON "hakoniwa"."play_proposals" USING btree ("session_id") WHERE state = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "play_sessions_one_active" ON "hakoniwa"."play_sessions" USING btree ("character_id") WHERE status in ('ACTIVE', 'ENDING_PROPOSED');

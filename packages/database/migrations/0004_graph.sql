CREATE TABLE "hakoniwa"."graph_edges" (
	"campaign" text NOT NULL,
	"kind" text NOT NULL,
	"from_kind" text NOT NULL,
	"from_id" text NOT NULL,
	"to_kind" text NOT NULL,
	"to_id" text NOT NULL,
	"properties" jsonb NOT NULL,
	CONSTRAINT "graph_edges_campaign_from_kind_from_id_kind_to_kind_to_id_pk" PRIMARY KEY("campaign","from_kind","from_id","kind","to_kind","to_id")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."graph_nodes" (
	"campaign" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"properties" jsonb NOT NULL,
	"is_applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "graph_nodes_campaign_kind_id_pk" PRIMARY KEY("campaign","kind","id")
);
--> statement-breakpoint
CREATE TABLE "hakoniwa"."graph_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hakoniwa"."graph_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign" text NOT NULL,
	"event_id" text NOT NULL,
	"session_id" text,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "graph_updates_campaign_eventId_unique" UNIQUE("campaign","event_id")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."graph_edges" ADD CONSTRAINT "graph_edges_from" FOREIGN KEY ("campaign","from_kind","from_id") REFERENCES "hakoniwa"."graph_nodes"("campaign","kind","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."graph_edges" ADD CONSTRAINT "graph_edges_to" FOREIGN KEY ("campaign","to_kind","to_id") REFERENCES "hakoniwa"."graph_nodes"("campaign","kind","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "graph_edges_back" ON "hakoniwa"."graph_edges" USING btree ("campaign","to_kind","to_id","kind");
--> statement-breakpoint
CREATE INDEX "graph_updates_pending" ON "hakoniwa"."graph_updates" USING btree ("campaign","id") WHERE applied_at is null;
--> statement-breakpoint
CREATE INDEX "graph_updates_session_id_index" ON "hakoniwa"."graph_updates" USING btree ("session_id");

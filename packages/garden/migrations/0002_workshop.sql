CREATE TABLE "hakoniwa"."pack_revisions" (
	"pack_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"files" text NOT NULL,
	"hash" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pack_revisions_pack_id_number_pk" PRIMARY KEY("pack_id","number")
);
--> statement-breakpoint
ALTER TABLE "hakoniwa"."model_calls" ADD COLUMN "character" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."model_calls" ADD COLUMN "purpose" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."model_calls" ADD COLUMN "key" text;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."packs" ADD COLUMN "handle" text DEFAULT 'pack-' || substr(md5(random()::text || clock_timestamp()::text), 1, 20) NOT NULL;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."packs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."packs" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "hakoniwa"."pack_revisions" ADD CONSTRAINT "pack_revisions_pack_id_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "hakoniwa"."packs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "model_calls_garden_id_started_at_index" ON "hakoniwa"."model_calls" USING btree ("garden_id","started_at");
--> statement-breakpoint
ALTER TABLE "hakoniwa"."packs" ADD CONSTRAINT "packs_handle_unique" UNIQUE("handle");

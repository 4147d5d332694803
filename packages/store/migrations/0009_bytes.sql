ALTER TABLE "hakoniwa"."branches" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "hakoniwa"."branches" b SET "bytes" =
	(SELECT coalesce(sum(octet_length(e."body")), 0) FROM "hakoniwa"."events" e WHERE e."branch_id" = b."id") +
	(SELECT coalesce(sum(octet_length(s."body")), 0) FROM "hakoniwa"."segments" s WHERE s."branch_id" = b."id");

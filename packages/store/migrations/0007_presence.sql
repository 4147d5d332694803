ALTER TABLE "hakoniwa"."leases" ADD COLUMN "presence" bigint;

-- When each listing was seen last, and whether it is active: present, or kept by a hold (covering.sql). Variable: upto (the
-- deliveries that count are those up to this number).
CREATE OR REPLACE TEMP TABLE covering_now AS SELECT * FROM covering(getvariable('upto') + 1);

CREATE OR REPLACE TEMP TABLE sighted AS SELECT * FROM sightings_by('covering_now');
CREATE OR REPLACE TEMP TABLE seen AS SELECT *, present OR held AS active FROM sighted;

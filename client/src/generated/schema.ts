// Generated from the OpenAPI document by `npm run docs`. Do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a username and password.
         * @description Limited to 10 failed sign-ins per minute and 100 per hour for a username, and 30 per minute for an IP address (for IPv6, a /56 network). Failures from other addresses do not lock out a user who signed in from this address in the last 30 days. Successful sign-ins and refreshes are limited, together, to 600 per minute for a user.
         *
         *     No token required.
         *
         *     Example: `POST /auth/login`
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a refresh token for new tokens.
         * @description Each refresh token can be used once, without a grace period. Using one twice, even in two simultaneous requests, revokes the whole session. Invalid tokens are limited to 120 per minute for an IP address. Successful sign-ins and refreshes are limited, together, to 600 per minute for a user. A valid token that is refused stays valid.
         *
         *     No token required.
         *
         *     Example: `POST /auth/refresh`
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session.
         * @description The access and refresh tokens of the session stop working within a second. The user's other sessions are not affected. A refresh_token in the body must belong to the session.
         *
         *     Requires any valid token.
         *
         *     Example: `POST /auth/logout`
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in a browser: the refresh token becomes a cookie that scripts cannot read.
         * @description For the web console. Requests from pages of other origins get 403. Limited to 10 failed sign-ins per minute and 100 per hour for a username, and 30 per minute for an IP address (for IPv6, a /56 network). Failures from other addresses do not lock out a user who signed in from this address in the last 30 days. Successful sign-ins and refreshes are limited, together, to 600 per minute for a user.
         *
         *     No token required.
         *
         *     Example: `POST /auth/session`
         */
        post: operations["openBrowserSession"];
        /**
         * Ends the session of the browser's cookie, and deletes the cookie.
         * @description The access tokens of the session stop working within a second. Requests from pages of other origins get 403.
         *
         *     No token required.
         *
         *     Example: `DELETE /auth/session`
         */
        delete: operations["endBrowserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a new access token for the browser's cookie.
         * @description For the web console, which keeps the access token in memory only. Without a valid cookie, session is null. The cookie stays the same, so that several tabs can share it. Successful sign-ins and refreshes are limited, together, to 600 per minute for a user. Requests from pages of other origins get 403.
         *
         *     No token required.
         *
         *     Example: `POST /auth/session/token`
         */
        post: operations["renewBrowserSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata about the issuer of tokens for MCP (RFC 9728).
         * @description Names the authorization server: the configured identity provider or, without one, the service itself, which issues tokens at POST /auth/login.
         *
         *     No token required.
         *
         *     Example: `GET /.well-known/oauth-protected-resource`
         */
        get: operations["getProtectedResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metadata about the issuer of tokens for MCP (RFC 9728).
         * @description Names the authorization server: the configured identity provider or, without one, the service itself, which issues tokens at POST /auth/login.
         *
         *     No token required.
         *
         *     Example: `GET /.well-known/oauth-protected-resource/mcp`
         */
        get: operations["getProtectedResourceOfMcp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Employers.
         * @description Filters are combined with AND. A comma-separated list in one filter means OR. `include_score` adds badge_sort_score: overall and stability badges count 1 point, early career and growth 0.75. With sort=platinum, the score is Platinum points + 0.01 × Gold points; with sort=gold, Gold points + 0.01 × Platinum points; with any other order, 2 × Platinum points + Gold points. Rows omit company_event_type if it is `none`.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies?industry=Banking&overall_badge=Ranked&limit=10`
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies that hire for a cluster. sort=blend combines badge and hiring.
         * @description sort=blend ranks companies by the badge of an archetype combined with the hiring tier (entry-level postings for early_career, all postings otherwise) and adds blend_rank; 99 means no rank. An unknown archetype counts as early_career. An invalid token such as blend_x, or an archetype without sort=blend, returns 400. cbsa and hiring_postings_qtile must match the same hiring row. `hiring_percentile` still works and adds deprecation_warning. The filter and sort order postings_qtile were retired and return 400.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75/companies?sort=blend&archetype=growth`
         */
        get: operations["listClusterCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies that have a role.
         * @description The filter and sort order postings_qtile were retired and return 400.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/29-1141.00/companies?badge_growth=Platinum`
         */
        get: operations["listOccupationCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Industries, with the number of companies in each.
         * @description company_count is the number of companies with this primary industry. When sorted by it, the largest industry comes first.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/industries?order_by=company_count`
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupation clusters.
         * @description Lists the core clusters. The AI-impact overlay has more. The number of numbered fields depends on the dataset. Nulls come last in both directions.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters?premium_skill=python&sort=ba_plus_share&order=desc`
         */
        get: operations["listClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupations, one row per code.
         * @description Each code has one core cluster. Nulls come last in both directions.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations?search=nurse`
         */
        get: operations["listOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{name}/occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Occupations at a company: one row per cluster or, grouped by occupation, one row per code.
         * @description Tiers are calculated per cluster: `none` means no postings, and the other tiers are quartiles of the positive counts. The filter and sort order postings_qtile were retired and return 400.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/Walmart/occupations?top10=1`
         */
        get: operations["listCompanyOccupations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{name}/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clusters of a company, with their share of its workforce.
         * @description Returns all rows if limit is omitted. employment_share is 0 to 1, and the shares of a company add up to 1.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/Walmart/clusters`
         */
        get: operations["listCompanyClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cluster membership of a code.
         * @description Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/29-1141.00/clusters`
         */
        get: operations["listOccupationClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges of all companies.
         * @description Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/badges?overall_badge=Platinum&company_state=California`
         */
        get: operations["listCompanyBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges of all company-cluster pairs.
         * @description The onet_code filter keeps pairs whose cluster contains the code. The filter postings_qtile was retired and returns 400.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/badges?badge_growth=Platinum&industry=Banking`
         */
        get: operations["listOccupationBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/skill-adj-clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clusters that require the most similar skills, with their metrics.
         * @description Beta. Closest clusters come first. With path id 0, onet names the baseline. Bounds (min_, max_) are inclusive and echoed in filters, as in wage_p75_at_10y__gte. A bound on a metric removes rows where the metric is null.
         *
         *     wage_p75_at_10y is filled at experience_level=10 only, wage_p75 at 0, 5, and 10, and the rates at Entry-Level and Experienced. expand=metrics was retired because every row includes the metrics.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75/skill-adj-clusters?experience_level=Experienced&expand=names`
         */
        get: operations["listSkillAdjacentClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/cluster-destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clusters that people move to next, with their metrics.
         * @description Beta. Closest clusters come first. With path id 0, onet names the baseline. Bounds (min_, max_) are inclusive and echoed in filters, as in wage_p75_at_10y__gte. A bound on a metric removes rows where the metric is null.
         *
         *     wage_p75_at_10y is filled at experience_level=10 only, wage_p75 at 0, 5, and 10, and the rates at Entry-Level and Experienced. expand=metrics was retired because every row includes the metrics.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75/cluster-destinations?experience_level=Experienced&expand=names`
         */
        get: operations["listDestinationClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One employer, by uid or by exact name in any case.
         * @description Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/Walmart?expand=relationships`
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{name}/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges of one employer.
         * @description Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/Walmart/badges`
         */
        get: operations["getCompanyBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{name}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other names of a company: tickers, brands, abbreviations, and former names, by which company conversion finds it.
         * @description Returns all rows if limit is omitted.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/Walmart/aliases`
         */
        get: operations["listCompanyAliases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One occupation and its cluster, or the occupations of a cluster.
         * @description Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/29-1141.00`
         */
        get: operations["getOccupation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One cluster with all its fields.
         * @description Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75?include=occupations`
         */
        get: operations["getCluster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}/wages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wages of an occupation or a cluster.
         * @description A code returns one record, by default at ten years in large metro areas. `cluster:<id>` returns a list, with all rows if limit is omitted; only this form takes limit, offset, min_years_in, and max_years_in. years_in and experience_level are the same years; if they have none in common, the response is 400. Wages are provisional.
         *
         *     Requires the permission wages:read.
         *
         *     Example: `GET /api/occupations/29-1141.00/wages?msa_size=Large&experience_level=5`
         */
        get: operations["getOccupationWages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/wages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wages by tenure and metro size.
         * @description Returns all rows if limit is omitted. Wages are provisional. years_in and experience_level are the same years; if they have none in common, the response is 400.
         *
         *     Requires the permission wages:read.
         *
         *     Example: `GET /api/clusters/75/wages?msa_size=Large&years_in=5`
         */
        get: operations["listClusterWages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotion and retention rates.
         * @description Returns all rows if limit is omitted.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75/retention?experience_level=Entry-Level`
         */
        get: operations["listClusterRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}/education": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share of workers with a bachelor's degree, and job level.
         * @description The derived education_level was removed in 0.12.2-beta; use ba_plus_share and job_level.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/29-1141.00/education`
         */
        get: operations["getOccupationEducation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/education": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share of workers with a bachelor's degree, and job level.
         * @description The derived education_level was removed in 0.12.2-beta; use ba_plus_share and job_level.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75/education`
         */
        get: operations["getClusterEducation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}/pathways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Destination clusters, skill-adjacent clusters, and premium skills.
         * @description Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/29-1141.00/pathways`
         */
        get: operations["getOccupationPathways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/{id}/ai-impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI impact on an occupation. classified is false if there is no data.
         * @description For an unclassified cluster, the response is a success with coverage.classified false, and the other fields are null. `cluster:<id>` returns the same as /api/clusters/{id}/ai-impact, for all clusters of the overlay.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/29-1141.00/ai-impact`
         */
        get: operations["getOccupationAiImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/{id}/ai-impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI impact on the occupations of a cluster.
         * @description Covers all clusters of the AI-impact overlay. For an unclassified cluster, the response is a success with coverage.classified false.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/75/ai-impact`
         */
        get: operations["getClusterAiImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{name}/hiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metro areas where a company hires, by cluster. postings_count_qtile 3 is the strongest third.
         * @description Returns all rows if limit is omitted.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/Walmart/hiring?cbsa=42660`
         */
        get: operations["listCompanyHiring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location/zip/{zip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Location of a ZIP code.
         * @description cbsa_code and cbsa_name are null outside all metro areas. A malformed code returns 400, an unknown one 404.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/location/zip/98101`
         */
        get: operations["getZipLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location/cbsa/{cbsa}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A metro area.
         * @description Returns its size, its states, and its number of ZIP codes. A malformed code returns 400, an unknown one 404.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/location/cbsa/42660`
         */
        get: operations["getCbsaLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/badges/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of employer badges. GROUP BY archetype returns the 3x3 matrix.
         * @description Without group_by, returns one total. With group_by=archetype, returns the 3x3 matrix. Otherwise, returns groups, largest first, including a null key.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/badges/counts?group_by=archetype`
         */
        get: operations["countCompanyBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations/badges/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts of the badges of company-cluster pairs.
         * @description Without group_by, returns one total. With group_by=archetype, returns the 3x3 matrix. Otherwise, returns groups, largest first, including a null key.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/occupations/badges/counts?group_by=archetype`
         */
        get: operations["countOccupationBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/titleconvert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Converts a job title, complete or partially typed, to occupation codes.
         * @description While the last word is unfinished, the matches are the occupations of the known titles that the text can become, weighted by how often each title occurs (match_source name_corpus). A full title has the same first code, probability, and status here, with _fast=false, in the query language, and in a batch. Matches are in the order of their probability. matched_ranges contains the parts to highlight. A text that is no job title ("n/a", "student") or names several jobs returns the status ambiguous and a suggestion.
         *
         *     The full ranking removes noise (returned in ignored), reports level and seniority, expands abbreviations, and corrects misspelled words of unknown titles (returned in read_as). It then combines all evidence with learned weights: equal and similar known titles, words, descriptions, full text, and observations in the context. The probability is calibrated. min_score applies only with _fast=false or _fusion=false. Parameters that start with an underscore are experimental.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/titleconvert?title=registered%20nurse`
         */
        get: operations["convertTitle"];
        put?: never;
        /**
         * Records which row of a title conversion a person picked.
         * @description `picked` is one row from the data of GET /api/titleconvert, or one of the matches or the recommended of a batch, unchanged. Its onet_code is required. The onet_code, and the cluster_id if there is one, must be in the dataset. Send the title in query_info.title or in title. If you send both, they must be equal.
         *
         *     Picks are stored for learning. They do not change any conversion. If a pick with the same id already exists, nothing is stored: the response is 200 with recorded false and the title and code that you sent.
         *
         *     The service stores onet_code, onet_title, match_score, cluster_id, and cluster_name of the row, and the name of the caller.
         *
         *     Requires the permission dsl:execute.
         *
         *     Example: `POST /api/titleconvert`
         */
        post: operations["recordTitlePick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companyconvert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Converts a company name, ticker, or alias to employers.
         * @description Scores are absolute: exact 1.0, an alias by its kind (0.7 for the name of a parent to 0.99), the same words in another spelling 0.95, a prefix from 0.78, below 0.9 if other employers share it, or if it only has words of many names ("University of M"); otherwise by the words in common, rare ones counting most, less what only one of the names has and less each typo. Legal forms, punctuation, places, store numbers and words for a site count for next to nothing. A ticker that is an English word, an alias of several employers and the like are never `high`. A whole name before words for what the employer sells or does ("DSW Shoes") is never `high`, and one with other unknown words after it ("ford foundation") scores below the default. No match is an empty list, not an error. `suggestion` has similar names, or the match that `industry` or `min_score` leaves out.
         *
         *     Requires the permission occupations:read.
         *
         *     Example: `GET /api/companyconvert?name=microsft`
         */
        get: operations["convertCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clusters/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Converts a job title to clusters. Legacy: use title conversion with the expansion `cluster` instead.
         * @description Requires the permission occupations:read.
         *
         *     Example: `GET /api/clusters/convert?title=data%20analyst`
         */
        get: operations["convertCluster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full-text search over the names, aliases, and descriptions of employers, best match first.
         * @description Names rank above aliases, and aliases above descriptions. If no employer matches the words as typed, names and aliases with typos in them are found.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `GET /api/companies/search?q=children%20hospital`
         */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of the API, the service, and the data.
         * @description `imports` are the imports in use, `index` the search index, `title_model` the model that ranks job titles: what each was made from, and since when. It is null while no model is loaded.
         *
         *     Requires any valid token.
         *
         *     Example: `GET /api/version`
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the API, newest first.
         * @description Returns Markdown with `Accept: text/markdown`.
         *
         *     Requires any valid token.
         *
         *     Example: `GET /changelog`
         */
        get: operations["getChangelog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes between two versions of the API.
         * @description `to` defaults to the newest version. An unknown version returns 400 with valid_versions.
         *
         *     Requires any valid token.
         *
         *     Example: `POST /api/version/compare`
         */
        post: operations["compareVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translates a question in plain English to a query.
         * @description Send `dsl` to POST /api/dsl to get the answer. This endpoint runs no query and changes nothing. The query passes all checks of the query language, and the companies, occupations, clusters, and places that it names exist. Running it can need further permissions, such as wages:read.
         *
         *     `not_understood` lists the parts of the question that the query does not say. Check it before you show the answer as an answer to the question.
         *
         *     A question about something else, and a request to change data, is a 422 with `data.example_questions` and, if a query comes close, `data.closest_query`.
         *
         *     Requires the permission dsl:execute.
         *
         *     Example: `POST /api/translate`
         */
        post: operations["translate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dataset/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes between two datasets.
         * @description What changed when a dataset replaced another: for each table, the rows that were added, removed, or got other values, and separately what was renamed, the badges that changed, and the occupations that moved to another cluster. Each kind has the number of changes and the first 100. Comparisons of earlier versions of the service have fewer kinds. Without versions, the current dataset is compared with the one before it; `from` is null if there was none. Datasets that replaced each other can be compared, in both directions; others return 400 with valid_comparisons. Changes of companies, industries, and places need companies:read, those of wages wages:read, and all others occupations:read.
         *
         *     Requires the permission companies:read.
         *
         *     Example: `POST /api/dataset/compare`
         */
        post: operations["compareDatasets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dsl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs one command of the query language.
         * @description The query language can do everything that the other REST endpoints can, and more. `HELP` lists the topics. `HELP <topic>` shows syntax, fields, and examples. `HELP SCHEMA` shows the grammar.
         *
         *     UPDATE, ADD, and REMOVE require the permission data:write. An error says what is wrong and where, and includes an example that works. Several problems are reported in one response. Error statuses are 400 (invalid query or deprecated feature), 403 (missing permission), 404 (company, occupation, cluster, ZIP code, or CBSA not found), 410 (removed subject), and 503 (the database or search engine is unreachable, or too many batches are waiting). Errors before the query is parsed have the flat body of REST.
         *
         *     Requires the permission dsl:execute.
         *
         *     Example: `POST /api/dsl`
         */
        post: operations["runDsl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the database, the search engine, the index, and the title data.
         * @description The stores are asked at most once per second.
         *
         *     No token required.
         *
         *     Example: `GET /health`
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process is running.
         * @description No token required.
         *
         *     Example: `GET /health/live`
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process can answer.
         * @description True when lists and single records are available, the title model is loaded, and the process is not stopping. Does not require the search engine.
         *
         *     No token required.
         *
         *     Example: `GET /health/ready`
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Handles one message of the Model Context Protocol.
         * @description The methods are `initialize`, `ping`, `tools/list`, `tools/call`, `resources/list`, `resources/templates/list`, and `resources/read` (the topics of HELP). Notifications return 202 without a body. Any requested protocol version is negotiated to 2025-06-18. The only tool is `svc_dsl_query`. Its argument `query` is one command of the query language.
         *
         *     A tool call returns the envelope of POST /api/dsl twice: as text in `content[0].text` and as an object in `structuredContent`. Lists without LIMIT have 25 rows; `next_page` is the query for the next ones. An answer of more than 30,000 characters is cut, and `left_out` says what is missing. A failed call is a JSON-RPC error with status 200, so check for `error`, not the status. A body that is not a valid message, or an invalid header or query string, returns a JSON-RPC error with status 400. All other error statuses have the flat body.
         *
         *     Tool calls also require dsl:execute.
         *
         *     Requires the permission mcp:access.
         *
         *     Example: `POST /mcp`
         */
        post: operations["sendMcpMessage"];
        /**
         * Ends an MCP session.
         * @description Requires the permission mcp:access.
         *
         *     Example: `DELETE /mcp`
         */
        delete: operations["endMcpSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Capabilities of the MCP server, including its tool.
         * @description Requires the permission mcp:access.
         *
         *     Example: `GET /mcp/capabilities`
         */
        get: operations["getMcpCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The flat error body of REST. */
        Error: {
            /** @constant */
            success: false;
            error: string;
            /** @description How to fix the problem. */
            suggestion?: string;
            /** @description A valid request: the one that was sent, corrected, if that is possible. */
            example?: string;
            /** @description Details, such as unknown_fields and valid_fields, problems by parameter, valid_values, or required_permission, or example_questions. */
            data?: Record<string, never> | string;
            valid_sort_modes?: string[];
            valid_group_by?: string[];
            /** @description Also in the X-Request-Id header and the log of the service. */
            request_id: string;
        };
    };
    responses: {
        /** @description The request is invalid. All problems are reported at once. */
        Error400: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing or invalid, or the credentials are wrong. */
        Error401: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller does not have the permission in data.required_permission. */
        Error403: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found. */
        Error404: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description None of the media types in the Accept header is available. */
        Error406: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        Error413: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not JSON. */
        Error415: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The text is not a question that the data can answer, or it asks for a change. data.example_questions has questions that work. */
        Error422: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. */
        Error429: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal error. */
        Error500: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database is unreachable; for conversions and search, the search engine; for tokens of the identity provider, the identity provider. */
        Error503: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Error-Code": components["headers"]["X-Error-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Id of the request. An id that the caller sends is kept if it is safe to log. */
        "X-Request-Id": string;
        /** @description Version of the dataset. */
        "X-Dataset-Version": string;
        /** @description What went wrong, for programs. Texts may change, codes do not. */
        "X-Error-Code": "invalid_request" | "invalid_parameters" | "malformed_json" | "unauthorized" | "invalid_credentials" | "invalid_refresh_token" | "forbidden" | "foreign_host" | "foreign_origin" | "unknown_session" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "payload_too_large" | "unsupported_media_type" | "not_translatable" | "rate_limited" | "too_many_queries" | "too_many_batches" | "internal" | "store_unavailable" | "too_many_waiting" | "query_too_slow" | "identity_provider_unavailable" | "search_unavailable";
        /** @description A weak ETag. It changes with the dataset and with every admin write. */
        ETag: string;
        /** @description Seconds. */
        "Retry-After": number;
        /** @description Present if the token is missing or invalid. */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "analyst",
                 *       "password": "a password"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tokens: {
                            /** @description Valid for 24 hours. */
                            access_token: string;
                            /** @description Valid for 90 days and for a single use. */
                            refresh_token: string;
                            /** @constant */
                            token_type: "Bearer";
                            /** @description Seconds. */
                            expires_in: number;
                            session_id: string;
                        };
                        /** @description Persists across refreshes. */
                        session_id: string;
                        user: {
                            username: string;
                            /** @enum {string} */
                            role: "reader" | "analyst" | "admin";
                            permissions: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "a refresh token"
                 *     }
                 */
                "application/json": {
                    refresh_token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        tokens: {
                            /** @description Valid for 24 hours. */
                            access_token: string;
                            /** @description Valid for 90 days and for a single use. */
                            refresh_token: string;
                            /** @constant */
                            token_type: "Bearer";
                            /** @description Seconds. */
                            expires_in: number;
                            session_id: string;
                        };
                        session_id: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    refresh_token?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            session_id: string;
                            /** @constant */
                            revoked: true;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    openBrowserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "analyst",
                 *       "password": "a password"
                 *     }
                 */
                "application/json": {
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        session: {
                            /** @description Valid for 24 hours. */
                            access_token: string;
                            /** @constant */
                            token_type: "Bearer";
                            /** @description Seconds. */
                            expires_in: number;
                            session_id: string;
                            user: {
                                username: string;
                                /** @enum {string} */
                                role: "reader" | "analyst" | "admin";
                                permissions: string[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    endBrowserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description False if there was no session to end. */
                            revoked: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    renewBrowserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        session: {
                            /** @description Valid for 24 hours. */
                            access_token: string;
                            /** @constant */
                            token_type: "Bearer";
                            /** @description Seconds. */
                            expires_in: number;
                            session_id: string;
                            user: {
                                username: string;
                                /** @enum {string} */
                                role: "reader" | "analyst" | "admin";
                                permissions: string[];
                            };
                        } | null;
                    };
                };
            };
            400: components["responses"]["Error400"];
            403: components["responses"]["Error403"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getProtectedResource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resource: string;
                        resource_name: string;
                        authorization_servers: string[];
                        bearer_methods_supported: "header"[];
                        scopes_supported: string[];
                        resource_documentation: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            /** @description The host name of the request is not one of the service. Not returned if PUBLIC_URL is set. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getProtectedResourceOfMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resource: string;
                        resource_name: string;
                        authorization_servers: string[];
                        bearer_methods_supported: "header"[];
                        scopes_supported: string[];
                        resource_documentation: string;
                    };
                };
            };
            400: components["responses"]["Error400"];
            /** @description The host name of the request is not one of the service. Not returned if PUBLIC_URL is set. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Primary industry name. A comma-separated list means OR. Alias: `sector`.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description Id of the primary industry, as the list of industries has it.
                 * @example [
                 *       1107743617
                 *     ]
                 */
                industry_id?: number[];
                /**
                 * @description Weighted combination of the three archetypes. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                overall_badge?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Text in the company name.
                 * @example health
                 */
                search?: string;
                /**
                 * @description Corporate event. `none` finds companies without one.
                 * @example [
                 *       "acquired"
                 *     ]
                 */
                event_type?: ("none" | "acquired" | "acquired_still_operating" | "merged" | "rebranded" | "split" | "chapter_11_bankruptcy")[];
                /**
                 * @description Stable unique identifier. A comma-separated list means OR.
                 * @example 00000000-0000-5000-8000-000000000000
                 */
                company_uid?: string;
                /**
                 * @description State with a metro area where the company hires for any role, by full name or postal code. Not the state of the headquarters.
                 * @example [
                 *       "Texas"
                 *     ]
                 */
                hiring_state?: string[];
                /**
                 * @description Numeric CBSA code, or text in the name of a metro area. A comma-separated list means OR.
                 * @example 42660
                 */
                cbsa?: string;
                /**
                 * @description Number of badges of any level, 0 to 4.
                 * @example [
                 *       4
                 *     ]
                 */
                badge_count?: number[];
                /** @description Inclusive lower bound on badge_count. */
                min_badge_count?: number;
                /** @description Inclusive upper bound on badge_count. */
                max_badge_count?: number;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `alpha`: A to Z. `alpha_desc`: Z to A. `platinum`: Most Platinum badges first, weighted. `gold`: Most Gold badges first, weighted. `badge_count`: Most badges of any level first. `industry`: Industry, then name. Alias: `sort`. */
                order_by?: "alpha" | "alpha_desc" | "name_desc" | "platinum" | "gold" | "badge_count" | "industry";
                /** @description Adds badge_sort_score to each row. */
                include_score?: boolean;
                /** @description Additional data in each row. `relationships`: Adds related_companies. The svc_* arrays are still included. `timestamps`: Adds created_at and updated_at. */
                expand?: ("relationships" | "timestamps")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            related_companies?: {
                                parents: {
                                    company_uid: string;
                                    company_name: string;
                                }[];
                                subsidiaries: {
                                    company_uid: string;
                                    company_name: string;
                                }[];
                                siblings: {
                                    company_uid: string;
                                    company_name: string;
                                }[];
                            };
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            company_description: string | null;
                            company_URL: string | null;
                            primary_industry: string | null;
                            secondary_industry: string | null;
                            company_city: string | null;
                            company_state: string | null;
                            company_country: string | null;
                            /** @enum {string} */
                            company_event_type?: "acquired" | "acquired_still_operating" | "merged" | "rebranded" | "split" | "chapter_11_bankruptcy";
                            company_event_note?: string;
                            /** @enum {string|null} */
                            overall_badge: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            svc_parents: string[];
                            svc_subsidiaries: string[];
                            svc_siblings: string[];
                            /** @description Present with include_score, or with an order that needs it. */
                            badge_sort_score?: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listClusterCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Only with sort=blend: early_career (default), growth, or stability. Any other value counts as early_career.
                 * @example growth
                 */
                archetype?: string;
                /**
                 * @description Tier of the number of entry-level postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                entry_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Tier of the number of all postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                total_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Primary industry of the company. A comma-separated list means OR.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description 1 for the ten occupations with the largest shares of the company's workforce.
                 * @example [
                 *       "1"
                 *     ]
                 */
                top10?: ("1" | "0" | "Yes" | "No" | "Y" | "N" | "true" | "false")[];
                /**
                 * @description Numeric CBSA code, or text in the name of a metro area. A comma-separated list means OR.
                 * @example 42660
                 */
                cbsa?: string;
                /**
                 * @description State with a metro area where the company hires for the role, by full name or postal code. Not the state of the headquarters. Alias: `state`.
                 * @example [
                 *       "Texas"
                 *     ]
                 */
                hiring_state?: string[];
                /**
                 * @description Third of the postings by metro area; 3 is the strongest. `hiring_percentile` is deprecated. Alias: `hiring_postings_count_qtile`, `hiring_percentile`.
                 * @example [
                 *       "3"
                 *     ]
                 */
                hiring_postings_qtile?: ("1" | "2" | "3")[];
                /** @description Inclusive lower bound on hiring_postings_qtile. */
                min_hiring_postings_qtile?: number;
                /** @description Inclusive upper bound on hiring_postings_qtile. */
                max_hiring_postings_qtile?: number;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Adds badge_sort_score to each row. */
                include_score?: boolean;
                /** @description Additional data in each row. `timestamps`: created_at and updated_at. */
                expand?: "timestamps"[];
                /** @description Level that at least one of the three archetypes has (NA: none has a badge), or archetype:level, such as growth:Gold. */
                badge?: "Platinum" | "Gold" | "Ranked" | "NA" | "early_career:Platinum" | "early_career:Gold" | "early_career:Ranked" | "early_career:NA" | "growth:Platinum" | "growth:Gold" | "growth:Ranked" | "growth:NA" | "stability:Platinum" | "stability:Gold" | "stability:Ranked" | "stability:NA";
                /**
                 * @description alpha (default), entry_postings, total_postings, badge, industry, blend, or blend_<archetype>. Alias: `order_by`.
                 * @example blend
                 */
                sort?: "alpha" | "entry_postings" | "total_postings" | "badge" | "industry" | "blend" | "blend_early_career" | "blend_growth" | "blend_stability";
            };
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Present with include_score, or with an order that needs it. */
                            badge_sort_score?: number;
                            blend_rank?: number;
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            primary_industry: string | null;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            /** @description Entry-level postings of the company for the cluster, in all places. */
                            entry_posting_count: number;
                            /** @enum {string} */
                            entry_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @description All postings of the company for the cluster, in all places. */
                            total_posting_count: number;
                            /** @enum {string} */
                            total_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @enum {integer} */
                            early_career_access: 0 | 1;
                            /** @enum {string} */
                            top10_occupation: "1" | "0";
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @constant */
                        status: "success";
                        cluster_id: number;
                        cluster_name: string;
                        /** @enum {string} */
                        sort: "alpha" | "entry_postings" | "total_postings" | "badge" | "industry" | "blend";
                        /**
                         * @description With the order blend.
                         * @enum {string}
                         */
                        blend_archetype?: "early_career" | "growth" | "stability";
                        /** @description With hiring_percentile. */
                        deprecation_warning?: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listOccupationCompanies: {
        parameters: {
            query?: {
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tier of the number of entry-level postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                entry_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Tier of the number of all postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                total_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Primary industry of the company. A comma-separated list means OR. Alias: `industry`.
                 * @example Banking
                 */
                sector?: string;
                /**
                 * @description State with a metro area where the company hires for the role, by full name or postal code. Not the state of the headquarters. Alias: `state`.
                 * @example [
                 *       "Texas"
                 *     ]
                 */
                hiring_state?: string[];
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `alpha`: A to Z. `entry_postings`: Most entry-level postings first. `total_postings`: Most postings first. Alias: `sort`. */
                order_by?: "alpha" | "entry_postings" | "total_postings";
                /** @description Adds badge_sort_score to each row. */
                include_score?: boolean;
                /** @description Additional data in each row. `timestamps`: created_at and updated_at. */
                expand?: "timestamps"[];
                /** @description Level that at least one of the three archetypes has (NA: none has a badge), or archetype:level, such as growth:Gold. */
                badge?: "Platinum" | "Gold" | "Ranked" | "NA" | "early_career:Platinum" | "early_career:Gold" | "early_career:Ranked" | "early_career:NA" | "growth:Platinum" | "growth:Gold" | "growth:Ranked" | "growth:NA" | "stability:Platinum" | "stability:Gold" | "stability:Ranked" | "stability:NA";
            };
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            primary_industry: string | null;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            /** @description Entry-level postings of the company for the cluster, in all places. */
                            entry_posting_count: number;
                            /** @enum {string} */
                            entry_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @description All postings of the company for the cluster, in all places. */
                            total_posting_count: number;
                            /** @enum {string} */
                            total_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @enum {integer} */
                            early_career_access: 0 | 1;
                            /** @enum {string} */
                            top10_occupation: "1" | "0";
                            /** @description Present with include_score, or with an order that needs it. */
                            badge_sort_score?: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        onet_code: string;
                        onet_title: string;
                        cluster_id: number;
                        cluster_name: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                /**
                 * @description Text in the name.
                 * @example health
                 */
                search?: string;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `industry`: A to Z. `company_count`: Most companies first. Alias: `sort`. */
                order_by?: "industry" | "company_count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            industry_id: number;
                            industry: string;
                            company_count: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listClusters: {
        parameters: {
            query?: {
                /**
                 * @description Text in the cluster name.
                 * @example nurse
                 */
                search?: string;
                /**
                 * @description Cluster.
                 * @example [
                 *       75
                 *     ]
                 */
                cluster_id?: number[];
                /**
                 * @description Education and experience that the job requires.
                 * @example [
                 *       "Bachelor's Degree"
                 *     ]
                 */
                job_level?: ("Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience")[];
                /**
                 * @description Text in the name of a premium skill.
                 * @example python
                 */
                premium_skill?: string;
                /**
                 * @description AI-impact flag. This is a cached copy; the AI-impact record is the source of truth.
                 * @example [
                 *       "Raising the Bar"
                 *     ]
                 */
                ai_flag?: ("Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away")[];
                /**
                 * @description Rising or Falling.
                 * @example [
                 *       "Rising"
                 *     ]
                 */
                entry_barrier_trend?: ("Rising" | "Falling")[];
                /**
                 * @description Rising or Falling.
                 * @example [
                 *       "Rising"
                 *     ]
                 */
                expertise_premium_trend?: ("Rising" | "Falling")[];
                /**
                 * @description Number of occupation codes.
                 * @example [
                 *       2
                 *     ]
                 */
                occupation_count?: number[];
                /** @description Inclusive lower bound on occupation_count. */
                min_occupation_count?: number;
                /** @description Inclusive upper bound on occupation_count. */
                max_occupation_count?: number;
                /** @description Inclusive lower bound on ba_plus_share. Rows without the metric are excluded. */
                min_ba_plus_share?: number;
                /** @description Inclusive upper bound on ba_plus_share. Rows without the metric are excluded. */
                max_ba_plus_share?: number;
                /** @description Inclusive lower bound on pay. Rows without the metric are excluded. */
                min_pay?: number;
                /** @description Inclusive upper bound on pay. Rows without the metric are excluded. */
                max_pay?: number;
                /** @description Inclusive lower bound on pay_growth. Rows without the metric are excluded. */
                min_pay_growth?: number;
                /** @description Inclusive upper bound on pay_growth. Rows without the metric are excluded. */
                max_pay_growth?: number;
                /** @description Inclusive lower bound on retention. Rows without the metric are excluded. */
                min_retention?: number;
                /** @description Inclusive upper bound on retention. Rows without the metric are excluded. */
                max_retention?: number;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `cluster_name`: A to Z. `cluster_id`: By id. `ai_flag`: By AI-impact flag. `entry_barrier_trend`: By trend. `expertise_premium_trend`: By trend. `occupation_count`: By number of occupations. `ba_plus_share`: By share of workers with a bachelor's degree. `pay`: Median pay after ten years in large metro areas, in U.S. dollars per year. `pay_growth`: Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. `retention`: Share of experienced workers in large metro areas who stay for three years, 0 to 1. Alias: `sort`. */
                order_by?: "cluster_name" | "cluster_id" | "ai_flag" | "entry_barrier_trend" | "expertise_premium_trend" | "occupation_count" | "ba_plus_share" | "pay" | "pay_growth" | "retention";
                /** @description Sort direction. Nulls come last in both directions. Alias: `dir`. */
                order?: "asc" | "desc";
                /** @description Additional data in each row. `ai_impact`: Adds the ai_impact block. `occupations`: Adds the member occupations. `metrics`: Adds pay, pay_growth, and retention, as the filters define them. `vintage`: Adds premium_skill_vintage. */
                expand?: ("ai_impact" | "occupations" | "metrics" | "vintage")[];
                /** @description `occupations` adds the member occupations. */
                include?: "occupations"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: ({
                            /** @description Median pay after ten years in large metro areas, in U.S. dollars per year. */
                            pay?: number | null;
                            /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                            pay_growth?: number | null;
                            /** @description Share of experienced workers in large metro areas who stay for three years, 0 to 1. */
                            retention?: number | null;
                            ai_impact?: {
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                                /** @enum {string|null} */
                                entry_barrier_trend: "Rising" | "Falling" | null;
                                /** @enum {string|null} */
                                expertise_premium_trend: "Rising" | "Falling" | null;
                                low_expertise_narrative: string | null;
                                high_expertise_narrative: string | null;
                                coverage: {
                                    classified: boolean;
                                    methodology_version: string | null;
                                    reason?: string;
                                };
                            };
                            occupations?: {
                                onet_code: string;
                                onet_title: string;
                            }[];
                            premium_skill_vintage?: string | null;
                            cluster_id: number;
                            cluster_name: string;
                            cluster_occs: string;
                            occupation_count: number;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            ba_plus_share: number | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                        } & {
                            [key: string]: (number | null) | (string | null);
                        })[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listOccupations: {
        parameters: {
            query?: {
                /**
                 * @description Text in the title.
                 * @example nurse
                 */
                search?: string;
                /**
                 * @description Cluster.
                 * @example [
                 *       75
                 *     ]
                 */
                cluster_id?: number[];
                /**
                 * @description Education and experience that the job requires.
                 * @example [
                 *       "Bachelor's Degree"
                 *     ]
                 */
                job_level?: ("Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience")[];
                /**
                 * @description AI-impact flag. This is a cached copy; the AI-impact record is the source of truth.
                 * @example [
                 *       "Raising the Bar"
                 *     ]
                 */
                ai_flag?: ("Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away")[];
                /**
                 * @description Rising or Falling.
                 * @example [
                 *       "Rising"
                 *     ]
                 */
                entry_barrier_trend?: ("Rising" | "Falling")[];
                /**
                 * @description Rising or Falling.
                 * @example [
                 *       "Rising"
                 *     ]
                 */
                expertise_premium_trend?: ("Rising" | "Falling")[];
                /**
                 * @description Companies that have the role. It counts companies for the cluster: all occupations of a cluster have the same number.
                 * @example [
                 *       100
                 *     ]
                 */
                company_count_all?: number[];
                /** @description Inclusive lower bound on company_count_all. */
                min_company_count_all?: number;
                /** @description Inclusive upper bound on company_count_all. */
                max_company_count_all?: number;
                /**
                 * @description Companies with a badge for the role. It counts companies for the cluster: all occupations of a cluster have the same number.
                 * @example [
                 *       100
                 *     ]
                 */
                company_count_badged?: number[];
                /** @description Inclusive lower bound on company_count_badged. */
                min_company_count_badged?: number;
                /** @description Inclusive upper bound on company_count_badged. */
                max_company_count_badged?: number;
                /**
                 * @description Companies that have the role among their top 10. It counts companies for the cluster: all occupations of a cluster have the same number.
                 * @example [
                 *       100
                 *     ]
                 */
                company_count_top10?: number[];
                /** @description Inclusive lower bound on company_count_top10. */
                min_company_count_top10?: number;
                /** @description Inclusive upper bound on company_count_top10. */
                max_company_count_top10?: number;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `consolidated_title`: A to Z. `onet_code`: By code. `cluster_id`: By cluster id. `cluster_name`: By cluster, A to Z. `ai_flag`: By AI-impact flag. `entry_barrier_trend`: By trend. `expertise_premium_trend`: By trend. `job_level`: By job level. `company_count_all`: By cached number of companies, that of the cluster. `company_count_badged`: By cached number of companies, that of the cluster. `company_count_top10`: By cached number of companies, that of the cluster. Alias: `sort`. */
                order_by?: "consolidated_title" | "title" | "onet_code" | "cluster_id" | "cluster_name" | "ai_flag" | "entry_barrier_trend" | "expertise_premium_trend" | "job_level" | "company_count_all" | "company_count_badged" | "company_count_top10";
                /** @description Sort direction. Nulls come last in both directions. Alias: `dir`. */
                order?: "asc" | "desc";
                /** @description Additional data in each row. `ai_impact`: Adds the ai_impact block. */
                expand?: "ai_impact"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ai_impact?: {
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                                /** @enum {string|null} */
                                entry_barrier_trend: "Rising" | "Falling" | null;
                                /** @enum {string|null} */
                                expertise_premium_trend: "Rising" | "Falling" | null;
                                low_expertise_narrative: string | null;
                                high_expertise_narrative: string | null;
                                coverage: {
                                    classified: boolean;
                                    methodology_version: string | null;
                                    reason?: string;
                                };
                            };
                            onet_code: string;
                            onet_title: string;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            /** @description Companies that have the role. It counts companies for the cluster: all occupations of a cluster have the same number. */
                            company_count_all: number;
                            /** @description Companies with a badge for the role. It counts companies for the cluster: all occupations of a cluster have the same number. */
                            company_count_badged: number;
                            /** @description Companies that have the role among their top 10. It counts companies for the cluster: all occupations of a cluster have the same number. */
                            company_count_top10: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listCompanyOccupations: {
        parameters: {
            query?: {
                /**
                 * @description O*NET-SOC code in the cluster.
                 * @example [
                 *       "29-1141.00"
                 *     ]
                 */
                onet_code?: string[];
                /**
                 * @description Cluster.
                 * @example [
                 *       75
                 *     ]
                 */
                cluster_id?: number[];
                /**
                 * @description 1 for the ten occupations with the largest shares of the company's workforce.
                 * @example [
                 *       "1"
                 *     ]
                 */
                top10?: ("1" | "0" | "Yes" | "No" | "Y" | "N" | "true" | "false")[];
                /**
                 * @description Tier of the number of entry-level postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                entry_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Tier of the number of all postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                total_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `alpha`: A to Z. `entry_postings`: Most entry-level postings first. `total_postings`: Most postings first. Alias: `sort`. */
                order_by?: "alpha" | "entry_postings" | "total_postings";
                /** @description Adds badge_sort_score to each row. */
                include_score?: boolean;
                /** @description Additional data in each row. `timestamps`: created_at and updated_at. */
                expand?: "timestamps"[];
                /** @description One row per occupation code of the cluster. */
                group?: "occupation";
            };
            header?: never;
            path: {
                /**
                 * @description company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.
                 * @example Walmart
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: ({
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            /** @description Entry-level postings of the company for the cluster, in all places. */
                            entry_posting_count: number;
                            /** @enum {string} */
                            entry_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @description All postings of the company for the cluster, in all places. */
                            total_posting_count: number;
                            /** @enum {string} */
                            total_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @enum {integer} */
                            early_career_access: 0 | 1;
                            /** @enum {string} */
                            top10_occupation: "1" | "0";
                            /** @description Present with include_score, or with an order that needs it. */
                            badge_sort_score?: number;
                        } | {
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            onet_code: string;
                            onet_title: string;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            /** @description Entry-level postings of the company for the cluster, in all places. */
                            entry_posting_count: number;
                            /** @enum {string} */
                            entry_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @description All postings of the company for the cluster, in all places. */
                            total_posting_count: number;
                            /** @enum {string} */
                            total_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @enum {integer} */
                            early_career_access: 0 | 1;
                            /** @enum {string} */
                            top10_occupation: "1" | "0";
                            /** @description Present with include_score, or with an order that needs it. */
                            badge_sort_score?: number;
                        })[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        company_uid: string;
                        company_name: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listCompanyClusters: {
        parameters: {
            query?: {
                /** @description Maximum number of rows to return, up to 1000. If omitted, all rows are returned. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Sort order of the rows. `employment_share`: Largest share of the workforce first. `alpha`: A to Z. Alias: `sort`. */
                order_by?: "employment_share" | "alpha";
            };
            header?: never;
            path: {
                /**
                 * @description company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.
                 * @example Walmart
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            employment_share: number;
                            primary_industry: string | null;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        company_uid: string;
                        company_name: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listOccupationClusters: {
        parameters: {
            query?: {
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            onet_code: string;
                            onet_title: string;
                            cluster_occs: string;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listCompanyBadges: {
        parameters: {
            query?: {
                /**
                 * @description Weighted combination of the three archetypes. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                overall_badge?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Exact name of the primary industry. A comma-separated list means OR.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description State of the headquarters, by full name. A comma-separated list means OR.
                 * @example California
                 */
                company_state?: string;
                /**
                 * @description City of the headquarters. A comma-separated list means OR.
                 * @example Seattle
                 */
                company_city?: string;
                /**
                 * @description Country of the headquarters. A comma-separated list means OR.
                 * @example United States
                 */
                company_country?: string;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            company_uid: string;
                            company_name: string;
                            /** @enum {string|null} */
                            overall_badge: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            industry: string | null;
                            company_city: string | null;
                            company_state: string | null;
                            company_country: string | null;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listOccupationBadges: {
        parameters: {
            query?: {
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Exact company name, in any case. A comma-separated list means OR.
                 * @example Walmart
                 */
                company?: string;
                /**
                 * @description Cluster.
                 * @example [
                 *       75
                 *     ]
                 */
                cluster_id?: number[];
                /**
                 * @description O*NET-SOC code in the cluster.
                 * @example [
                 *       "29-1141.00"
                 *     ]
                 */
                onet_code?: string[];
                /**
                 * @description Primary industry of the company. A comma-separated list means OR.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description Tier of the number of entry-level postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                entry_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Tier of the number of all postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                total_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description 1 for the ten occupations with the largest shares of the company's workforce.
                 * @example [
                 *       "1"
                 *     ]
                 */
                top10?: ("1" | "0" | "Yes" | "No" | "Y" | "N" | "true" | "false")[];
                /**
                 * @description State with a metro area where the company hires for the role, by full name or postal code. Not the state of the headquarters. Alias: `state`.
                 * @example [
                 *       "Texas"
                 *     ]
                 */
                hiring_state?: string[];
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description Adds badge_sort_score to each row. */
                include_score?: boolean;
                /** @description Additional data in each row. `timestamps`: created_at and updated_at. */
                expand?: "timestamps"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            /** @description Entry-level postings of the company for the cluster, in all places. */
                            entry_posting_count: number;
                            /** @enum {string} */
                            entry_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @description All postings of the company for the cluster, in all places. */
                            total_posting_count: number;
                            /** @enum {string} */
                            total_posting_tier: "high" | "above-average" | "average" | "low" | "none";
                            /** @enum {integer} */
                            early_career_access: 0 | 1;
                            /** @enum {string} */
                            top10_occupation: "1" | "0";
                            /** @description Present with include_score, or with an order that needs it. */
                            badge_sort_score?: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listSkillAdjacentClusters: {
        parameters: {
            query?: {
                /**
                 * @description Snapshot of the metrics. 0, 5, and 10 return wages; Entry-Level and Experienced return promotion and retention.
                 * @example 10
                 */
                experience_level?: "0" | "5" | "10" | "Entry-Level" | "Experienced";
                /**
                 * @description Metro size of the snapshot.
                 * @example Large
                 */
                msa_size?: "Large" | "Small/Medium";
                /**
                 * @description Only clusters that the company with this exact name hires for. Required for the expansion company_hiring.
                 * @example Walmart
                 */
                company?: string;
                /**
                 * @description Education and experience that the job requires.
                 * @example [
                 *       "Bachelor's Degree"
                 *     ]
                 */
                job_level?: ("Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience")[];
                /**
                 * @description AI-impact flag. This is a cached copy; the AI-impact record is the source of truth.
                 * @example [
                 *       "Raising the Bar"
                 *     ]
                 */
                ai_flag?: ("Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away")[];
                /**
                 * @description Text in the name of a premium skill.
                 * @example python
                 */
                premium_skill?: string;
                /** @description Inclusive lower bound on internal_promotion_rate. Rows without the metric are excluded. */
                min_internal_promotion_rate?: number;
                /** @description Inclusive upper bound on internal_promotion_rate. Rows without the metric are excluded. */
                max_internal_promotion_rate?: number;
                /** @description Inclusive lower bound on external_promotion_rate. Rows without the metric are excluded. */
                min_external_promotion_rate?: number;
                /** @description Inclusive upper bound on external_promotion_rate. Rows without the metric are excluded. */
                max_external_promotion_rate?: number;
                /** @description Inclusive lower bound on retention_rate_3yr. Rows without the metric are excluded. */
                min_retention_rate_3yr?: number;
                /** @description Inclusive upper bound on retention_rate_3yr. Rows without the metric are excluded. */
                max_retention_rate_3yr?: number;
                /** @description Inclusive lower bound on wage_p75_at_10y. Rows without the metric are excluded. */
                min_wage_p75_at_10y?: number;
                /** @description Inclusive upper bound on wage_p75_at_10y. Rows without the metric are excluded. */
                max_wage_p75_at_10y?: number;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description `names` adds the names of the adjacent clusters that each row numbers, `occupations` the member occupations, and `company_hiring` how the company hires (requires company). */
                expand?: ("company_hiring" | "names" | "occupations")[];
                /**
                 * @description O*NET-SOC code whose cluster is the baseline. Use it with path id 0.
                 * @example 29-1141.00
                 */
                onet?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster, or 0 together with onet.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: ({
                            occupations?: {
                                onet_code: string;
                                onet_title: string;
                            }[];
                            company_hiring?: {
                                hires: boolean;
                                entry_posting_tier: string;
                                total_posting_tier: string;
                            } | null;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            metrics: {
                                internal_promotion_rate: number | null;
                                external_promotion_rate: number | null;
                                retention_rate_3yr: number | null;
                                wage_p75_at_10y: number | null;
                                wage_p75: number | null;
                            };
                        } & {
                            [key: string]: (number | null) | (string | null) | (string | null);
                        })[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @constant */
                        status: "success";
                        /** @constant */
                        subject: "skill_adjacent_clusters";
                        baseline: {
                            cluster_id: number;
                            cluster_name: string;
                        };
                        snapshot: {
                            /** @enum {string} */
                            experience_level: "0" | "5" | "10" | "Entry-Level" | "Experienced";
                            /** @enum {string} */
                            msa_size: "Large" | "Small/Medium";
                        };
                        filters: {
                            [key: string]: string | number | null;
                        };
                        expand: string[];
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listDestinationClusters: {
        parameters: {
            query?: {
                /**
                 * @description Snapshot of the metrics. 0, 5, and 10 return wages; Entry-Level and Experienced return promotion and retention.
                 * @example 10
                 */
                experience_level?: "0" | "5" | "10" | "Entry-Level" | "Experienced";
                /**
                 * @description Metro size of the snapshot.
                 * @example Large
                 */
                msa_size?: "Large" | "Small/Medium";
                /**
                 * @description Only clusters that the company with this exact name hires for. Required for the expansion company_hiring.
                 * @example Walmart
                 */
                company?: string;
                /**
                 * @description Education and experience that the job requires.
                 * @example [
                 *       "Bachelor's Degree"
                 *     ]
                 */
                job_level?: ("Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience")[];
                /**
                 * @description AI-impact flag. This is a cached copy; the AI-impact record is the source of truth.
                 * @example [
                 *       "Raising the Bar"
                 *     ]
                 */
                ai_flag?: ("Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away")[];
                /**
                 * @description Text in the name of a premium skill.
                 * @example python
                 */
                premium_skill?: string;
                /** @description Inclusive lower bound on internal_promotion_rate. Rows without the metric are excluded. */
                min_internal_promotion_rate?: number;
                /** @description Inclusive upper bound on internal_promotion_rate. Rows without the metric are excluded. */
                max_internal_promotion_rate?: number;
                /** @description Inclusive lower bound on external_promotion_rate. Rows without the metric are excluded. */
                min_external_promotion_rate?: number;
                /** @description Inclusive upper bound on external_promotion_rate. Rows without the metric are excluded. */
                max_external_promotion_rate?: number;
                /** @description Inclusive lower bound on retention_rate_3yr. Rows without the metric are excluded. */
                min_retention_rate_3yr?: number;
                /** @description Inclusive upper bound on retention_rate_3yr. Rows without the metric are excluded. */
                max_retention_rate_3yr?: number;
                /** @description Inclusive lower bound on wage_p75_at_10y. Rows without the metric are excluded. */
                min_wage_p75_at_10y?: number;
                /** @description Inclusive upper bound on wage_p75_at_10y. Rows without the metric are excluded. */
                max_wage_p75_at_10y?: number;
                /** @description Maximum number of rows to return, up to 1000. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
                /** @description `names` adds the names of the adjacent clusters that each row numbers, `occupations` the member occupations, and `company_hiring` how the company hires (requires company). */
                expand?: ("company_hiring" | "names" | "occupations")[];
                /**
                 * @description O*NET-SOC code whose cluster is the baseline. Use it with path id 0.
                 * @example 29-1141.00
                 */
                onet?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster, or 0 together with onet.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: ({
                            occupations?: {
                                onet_code: string;
                                onet_title: string;
                            }[];
                            company_hiring?: {
                                hires: boolean;
                                entry_posting_tier: string;
                                total_posting_tier: string;
                            } | null;
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            metrics: {
                                internal_promotion_rate: number | null;
                                external_promotion_rate: number | null;
                                retention_rate_3yr: number | null;
                                wage_p75_at_10y: number | null;
                                wage_p75: number | null;
                            };
                        } & {
                            [key: string]: (number | null) | (string | null) | (string | null);
                        })[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        /** @constant */
                        status: "success";
                        /** @constant */
                        subject: "destination_clusters";
                        baseline: {
                            cluster_id: number;
                            cluster_name: string;
                        };
                        snapshot: {
                            /** @enum {string} */
                            experience_level: "0" | "5" | "10" | "Entry-Level" | "Experienced";
                            /** @enum {string} */
                            msa_size: "Large" | "Small/Medium";
                        };
                        filters: {
                            [key: string]: string | number | null;
                        };
                        expand: string[];
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getCompany: {
        parameters: {
            query?: {
                /** @description Additional data in each row. `relationships`: Adds related_companies. The svc_* arrays are still included. `timestamps`: Adds created_at and updated_at. */
                expand?: ("relationships" | "timestamps")[];
            };
            header?: never;
            path: {
                /**
                 * @description company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.
                 * @example Walmart
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            related_companies?: {
                                parents: {
                                    company_uid: string;
                                    company_name: string;
                                }[];
                                subsidiaries: {
                                    company_uid: string;
                                    company_name: string;
                                }[];
                                siblings: {
                                    company_uid: string;
                                    company_name: string;
                                }[];
                            };
                            /** Format: date-time */
                            created_at?: string;
                            /** Format: date-time */
                            updated_at?: string;
                            company_uid: string;
                            company_name: string;
                            company_description: string | null;
                            company_URL: string | null;
                            primary_industry: string | null;
                            secondary_industry: string | null;
                            company_city: string | null;
                            company_state: string | null;
                            company_country: string | null;
                            /** @enum {string} */
                            company_event_type?: "acquired" | "acquired_still_operating" | "merged" | "rebranded" | "split" | "chapter_11_bankruptcy";
                            company_event_note?: string;
                            /** @enum {string|null} */
                            overall_badge: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            svc_parents: string[];
                            svc_subsidiaries: string[];
                            svc_siblings: string[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getCompanyBadges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.
                 * @example Walmart
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            company_name: string;
                            /** @enum {string|null} */
                            overall_badge: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listCompanyAliases: {
        parameters: {
            query?: {
                /**
                 * @description Kind of the name.
                 * @example [
                 *       "former_name"
                 *     ]
                 */
                alias_type?: ("alternate_spelling" | "former_name" | "abbreviation" | "parent_company" | "subsidiary" | "legal_name" | "typo")[];
                /** @description Maximum number of rows to return, up to 1000. If omitted, all rows are returned. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.
                 * @example Walmart
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            alias: string;
                            /** @enum {string} */
                            alias_type: "alternate_spelling" | "former_name" | "abbreviation" | "parent_company" | "subsidiary" | "legal_name" | "typo";
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        company_uid: string;
                        company_name: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getOccupation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code: string;
                            onet_title: string;
                            cluster_id: number;
                            cluster_name: string;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    } | {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            occupations: {
                                onet_code: string;
                                onet_title: string;
                            }[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getCluster: {
        parameters: {
            query?: {
                /** @description Additional data in each row. `ai_impact`: Adds the ai_impact block. `occupations`: Adds the member occupations. `metrics`: Adds pay, pay_growth, and retention, as the filters define them. `vintage`: Adds premium_skill_vintage. */
                expand?: ("ai_impact" | "occupations" | "metrics" | "vintage")[];
                /** @description `occupations` adds the member occupations. */
                include?: "occupations"[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Median pay after ten years in large metro areas, in U.S. dollars per year. */
                            pay?: number | null;
                            /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                            pay_growth?: number | null;
                            /** @description Share of experienced workers in large metro areas who stay for three years, 0 to 1. */
                            retention?: number | null;
                            ai_impact?: {
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                                /** @enum {string|null} */
                                entry_barrier_trend: "Rising" | "Falling" | null;
                                /** @enum {string|null} */
                                expertise_premium_trend: "Rising" | "Falling" | null;
                                low_expertise_narrative: string | null;
                                high_expertise_narrative: string | null;
                                coverage: {
                                    classified: boolean;
                                    methodology_version: string | null;
                                    reason?: string;
                                };
                            };
                            occupations?: {
                                onet_code: string;
                                onet_title: string;
                            }[];
                            premium_skill_vintage?: string | null;
                            cluster_id: number;
                            cluster_name: string;
                            cluster_occs: string;
                            occupation_count: number;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            ba_plus_share: number | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            company_count_all: number;
                            company_count_badged: number;
                            company_count_top10: number;
                            wage_growth: {
                                /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                                p50_growth_0_10: number | null;
                                /**
                                 * @description Third of the clusters by p50_growth_0_10.
                                 * @enum {string|null}
                                 */
                                tier: "low" | "medium" | "high" | null;
                            };
                        } & {
                            [key: string]: (number | null) | (string | null) | (number | null) | (string | null) | (string | null);
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getOccupationWages: {
        parameters: {
            query?: {
                /** @description Large: 1,000,000 people or more. */
                msa_size?: "Large" | "Small/Medium";
                /** @description Years of tenure, as text. Default: 10, unless years_in is set. */
                experience_level?: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";
                /** @description Years of tenure. */
                years_in?: number;
                /** @description Inclusive lower bound on years_in. */
                min_years_in?: number;
                /** @description Inclusive upper bound on years_in. */
                max_years_in?: number;
                /** @description Maximum number of rows to return, up to 1000. If omitted, all rows are returned. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. Only `cluster:<cluster_id>` is available as text/csv. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code: string;
                            wages: {
                                median_annual: number;
                                percentile_10: number;
                                percentile_90: number;
                            } | null;
                            wage_growth: {
                                /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                                p50_growth_0_10: number | null;
                                /**
                                 * @description Third of the clusters by p50_growth_0_10.
                                 * @enum {string|null}
                                 */
                                tier: "low" | "medium" | "high" | null;
                            };
                            years_in: number;
                            msa_size: string;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    } | {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string} */
                            msa_size: "Large" | "Small/Medium";
                            years_in: number;
                            /** @enum {string} */
                            experience_level: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";
                            /** @description U.S. dollars per year, two decimals. */
                            percentile_25: number;
                            /** @description U.S. dollars per year, two decimals. */
                            median: number;
                            /** @description U.S. dollars per year, two decimals. */
                            percentile_75: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        cluster_id: number;
                        cluster_name: string;
                        wage_growth: {
                            /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                            p50_growth_0_10: number | null;
                            /**
                             * @description Third of the clusters by p50_growth_0_10.
                             * @enum {string|null}
                             */
                            tier: "low" | "medium" | "high" | null;
                        };
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listClusterWages: {
        parameters: {
            query?: {
                /**
                 * @description Large: 1,000,000 people or more.
                 * @example [
                 *       "Large"
                 *     ]
                 */
                msa_size?: ("Large" | "Small/Medium")[];
                /**
                 * @description Years of tenure, as text.
                 * @example [
                 *       "5"
                 *     ]
                 */
                experience_level?: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10")[];
                /**
                 * @description Years of tenure, 0 to 10, where the data ends.
                 * @example [
                 *       "5"
                 *     ]
                 */
                years_in?: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10")[];
                /** @description Inclusive lower bound on years_in. */
                min_years_in?: number;
                /** @description Inclusive upper bound on years_in. */
                max_years_in?: number;
                /** @description Maximum number of rows to return, up to 1000. If omitted, all rows are returned. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string} */
                            msa_size: "Large" | "Small/Medium";
                            years_in: number;
                            /** @enum {string} */
                            experience_level: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";
                            /** @description U.S. dollars per year, two decimals. */
                            percentile_25: number;
                            /** @description U.S. dollars per year, two decimals. */
                            median: number;
                            /** @description U.S. dollars per year, two decimals. */
                            percentile_75: number;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        cluster_id: number;
                        cluster_name: string;
                        wage_growth: {
                            /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                            p50_growth_0_10: number | null;
                            /**
                             * @description Third of the clusters by p50_growth_0_10.
                             * @enum {string|null}
                             */
                            tier: "low" | "medium" | "high" | null;
                        };
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listClusterRetention: {
        parameters: {
            query?: {
                /**
                 * @description Entry-Level or Experienced.
                 * @example [
                 *       "Entry-Level"
                 *     ]
                 */
                experience_level?: ("Entry-Level" | "Experienced")[];
                /**
                 * @description Large: 1,000,000 people or more.
                 * @example [
                 *       "Large"
                 *     ]
                 */
                msa_size?: ("Large" | "Small/Medium")[];
                /** @description Maximum number of rows to return, up to 1000. If omitted, all rows are returned. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            /** @enum {string} */
                            experience_level: "Entry-Level" | "Experienced";
                            /** @enum {string} */
                            msa_size: "Large" | "Small/Medium";
                            internal_promotion_rate: number | null;
                            external_promotion_rate: number | null;
                            retention_rate_3yr: number | null;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        cluster_id: number;
                        cluster_name: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getOccupationEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code?: string;
                            onet_title?: string;
                            cluster_id: number;
                            cluster_name: string;
                            ba_plus_share: number | null;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getClusterEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a core cluster.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code?: string;
                            onet_title?: string;
                            cluster_id: number;
                            cluster_name: string;
                            ba_plus_share: number | null;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getOccupationPathways: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code?: string;
                            onet_title?: string;
                            cluster_id: number;
                            cluster_name: string;
                            destinations: {
                                rank: number;
                                cluster_id: number;
                                cluster_name: string;
                                /** @enum {string|null} */
                                job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            }[];
                            skill_adjacent: {
                                rank: number;
                                cluster_id: number;
                                cluster_name: string;
                                /** @enum {string|null} */
                                job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            }[];
                            premium_skill_details: {
                                rank: number;
                                skill: string;
                                description: string | null;
                            }[];
                            wage_growth: {
                                /** @description Growth of the median pay from year 0 to year 10, weighted by the data provider over all metro sizes: 0.5 is 50%. It cannot be computed from the wage percentiles. */
                                p50_growth_0_10: number | null;
                                /**
                                 * @description Third of the clusters by p50_growth_0_10.
                                 * @enum {string|null}
                                 */
                                tier: "low" | "medium" | "high" | null;
                            };
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getOccupationAiImpact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description O*NET-SOC code, NN-NNNN.NN, or `cluster:<cluster_id>`.
                 * @example 29-1141.00
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code: string;
                            occupation_title: string;
                            ai_impact: {
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                                /** @enum {string|null} */
                                entry_barrier_trend: "Rising" | "Falling" | null;
                                /** @enum {string|null} */
                                expertise_premium_trend: "Rising" | "Falling" | null;
                                low_expertise_narrative: string | null;
                                high_expertise_narrative: string | null;
                                coverage: {
                                    classified: boolean;
                                    methodology_version: string | null;
                                    reason?: string;
                                };
                            };
                            premium_skill_details: {
                                rank: number;
                                skill: string;
                                description: string | null;
                            }[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    } | {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code: string;
                            onet_title: string;
                            ai_impact: {
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                                /** @enum {string|null} */
                                entry_barrier_trend: "Rising" | "Falling" | null;
                                /** @enum {string|null} */
                                expertise_premium_trend: "Rising" | "Falling" | null;
                                low_expertise_narrative: string | null;
                                high_expertise_narrative: string | null;
                                coverage: {
                                    classified: boolean;
                                    methodology_version: string | null;
                                    reason?: string;
                                };
                            };
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        summary: {
                            total_occupations: number;
                            ai_flag_distribution: {
                                [key: string]: number;
                            };
                        };
                        ai_impact: {
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            /** @enum {string|null} */
                            entry_barrier_trend: "Rising" | "Falling" | null;
                            /** @enum {string|null} */
                            expertise_premium_trend: "Rising" | "Falling" | null;
                            low_expertise_narrative: string | null;
                            high_expertise_narrative: string | null;
                            coverage: {
                                classified: boolean;
                                methodology_version: string | null;
                                reason?: string;
                            };
                        };
                        cluster_id: number;
                        cluster_name: string;
                        premium_skill_details: {
                            rank: number;
                            skill: string;
                            description: string | null;
                        }[];
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getClusterAiImpact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a cluster of the AI-impact overlay, which has all core clusters and more.
                 * @example 75
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code: string;
                            onet_title: string;
                            ai_impact: {
                                /**
                                 * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                                 * @enum {string|null}
                                 */
                                ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                                /** @enum {string|null} */
                                entry_barrier_trend: "Rising" | "Falling" | null;
                                /** @enum {string|null} */
                                expertise_premium_trend: "Rising" | "Falling" | null;
                                low_expertise_narrative: string | null;
                                high_expertise_narrative: string | null;
                                coverage: {
                                    classified: boolean;
                                    methodology_version: string | null;
                                    reason?: string;
                                };
                            };
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        summary: {
                            total_occupations: number;
                            ai_flag_distribution: {
                                [key: string]: number;
                            };
                        };
                        ai_impact: {
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            /** @enum {string|null} */
                            entry_barrier_trend: "Rising" | "Falling" | null;
                            /** @enum {string|null} */
                            expertise_premium_trend: "Rising" | "Falling" | null;
                            low_expertise_narrative: string | null;
                            high_expertise_narrative: string | null;
                            coverage: {
                                classified: boolean;
                                methodology_version: string | null;
                                reason?: string;
                            };
                        };
                        cluster_id: number;
                        cluster_name: string;
                        premium_skill_details: {
                            rank: number;
                            skill: string;
                            description: string | null;
                        }[];
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listCompanyHiring: {
        parameters: {
            query?: {
                /**
                 * @description Cluster.
                 * @example [
                 *       75
                 *     ]
                 */
                cluster_id?: number[];
                /**
                 * @description Numeric CBSA code, or text in the name of a metro area. A comma-separated list means OR.
                 * @example 42660
                 */
                cbsa?: string;
                /**
                 * @description State of the metro area, by full name or postal code. A metro area in several states counts for each. Alias: `hiring_state`.
                 * @example [
                 *       "Texas"
                 *     ]
                 */
                state?: string[];
                /** @description Maximum number of rows to return, up to 1000. If omitted, all rows are returned. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path: {
                /**
                 * @description company_uid, or exact company name in any case. An alias returns 404, with a suggestion that names the company.
                 * @example Walmart
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            company_name: string;
                            company_uid: string;
                            cluster_name: string;
                            cluster_id: number;
                            cbsa_name: string;
                            cbsa: number;
                            /** @enum {string} */
                            postings_count_qtile: "1" | "2" | "3";
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        company_uid: string;
                        company_name: string;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getZipLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Five digits, including leading zeros.
                 * @example 98101
                 */
                zip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            zip_code: string;
                            city: string | null;
                            state: string | null;
                            cbsa_code: string | null;
                            cbsa_name: string | null;
                            /**
                             * @description Large: 1,000,000 people or more. Places outside all metro areas are Small/Medium.
                             * @enum {string}
                             */
                            msa_size: "Large" | "Small/Medium";
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getCbsaLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Five digits.
                 * @example 42660
                 */
                cbsa: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            cbsa_code: string;
                            cbsa_name: string;
                            /**
                             * @description Large: 1,000,000 people or more. Places outside all metro areas are Small/Medium.
                             * @enum {string}
                             */
                            msa_size: "Large" | "Small/Medium";
                            census_cbsa_pop_est_2024: string | null;
                            zip_count: number;
                            states: string[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    countCompanyBadges: {
        parameters: {
            query?: {
                /**
                 * @description Weighted combination of the three archetypes. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                overall_badge?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Exact name of the primary industry. A comma-separated list means OR.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description State of the headquarters, by full name. A comma-separated list means OR.
                 * @example California
                 */
                company_state?: string;
                /**
                 * @description City of the headquarters. A comma-separated list means OR.
                 * @example Seattle
                 */
                company_city?: string;
                /**
                 * @description Country of the headquarters. A comma-separated list means OR.
                 * @example United States
                 */
                company_country?: string;
                /** @description One of archetype, industry, overall_badge, company_state; if omitted, a scalar. */
                group_by?: "archetype" | "industry" | "overall_badge" | "company_state";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            total: number;
                        } | {
                            /** @constant */
                            group_by: "ARCHETYPE";
                            by_archetype: {
                                early_career: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                growth: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                stability: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                            };
                            total_rows: number;
                        } | {
                            group_by: string;
                            groups: {
                                key: string | number | null;
                                total: number;
                                early_career: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                growth: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                stability: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                            }[];
                            total_rows: number;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    countOccupationBadges: {
        parameters: {
            query?: {
                /**
                 * @description Quality of entry-level opportunity. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_early_career?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Wage and role-progression dynamics. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_growth?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Tenure, retention, and durability of jobs. Platinum, Gold, Ranked (either), or NA (none).
                 * @example [
                 *       "Ranked"
                 *     ]
                 */
                badge_stability?: ("Platinum" | "Gold" | "Ranked" | "NA")[];
                /**
                 * @description Exact company name, in any case. A comma-separated list means OR.
                 * @example Walmart
                 */
                company?: string;
                /**
                 * @description Cluster.
                 * @example [
                 *       75
                 *     ]
                 */
                cluster_id?: number[];
                /**
                 * @description O*NET-SOC code in the cluster.
                 * @example [
                 *       "29-1141.00"
                 *     ]
                 */
                onet_code?: string[];
                /**
                 * @description Primary industry of the company. A comma-separated list means OR.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description Tier of the number of entry-level postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                entry_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description Tier of the number of all postings.
                 * @example [
                 *       "high"
                 *     ]
                 */
                total_posting_tier?: ("high" | "above-average" | "average" | "low" | "none")[];
                /**
                 * @description 1 for the ten occupations with the largest shares of the company's workforce.
                 * @example [
                 *       "1"
                 *     ]
                 */
                top10?: ("1" | "0" | "Yes" | "No" | "Y" | "N" | "true" | "false")[];
                /**
                 * @description State with a metro area where the company hires for the role, by full name or postal code. Not the state of the headquarters. Alias: `state`.
                 * @example [
                 *       "Texas"
                 *     ]
                 */
                hiring_state?: string[];
                /** @description One of archetype, company, industry, cluster_id; if omitted, a scalar. */
                group_by?: "archetype" | "company" | "industry" | "cluster_id";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            total: number;
                        } | {
                            /** @constant */
                            group_by: "ARCHETYPE";
                            by_archetype: {
                                early_career: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                growth: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                stability: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                            };
                            total_rows: number;
                        } | {
                            group_by: string;
                            groups: {
                                key: string | number | null;
                                total: number;
                                early_career: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                growth: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                                stability: {
                                    platinum: number;
                                    gold: number;
                                    /** @description platinum + gold */
                                    ranked: number;
                                };
                            }[];
                            total_rows: number;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            /** @description Not modified: the ETag in If-None-Match is still current. No body. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    convertTitle: {
        parameters: {
            query: {
                /**
                 * @description Job title, complete or partially typed.
                 * @example registered nurse
                 */
                title: string;
                /**
                 * @description Employer, by identifier or by any name that company conversion resolves. Employers in imported observations work, too. This is the most useful context.
                 * @example Walmart
                 */
                company?: string;
                /**
                 * @description Soft hint: an industry of the dataset, a NAICS sector's code or name, or an everyday name (tech, healthcare). Defaults to the value of sector.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description Hard filter: only occupations at companies with this primary industry. Takes the same names as industry; a NAICS sector means all its industries. Several names mean OR, and unknown names are reported.
                 * @example Banking
                 */
                sector?: string;
                /**
                 * @description State, city, metro area (name or code), ZIP code, or a nickname (NYC, Bay Area). A weak hint. LA means Louisiana; L.A. means Los Angeles.
                 * @example Seattle
                 */
                location?: string;
                /**
                 * @description Lowest match_score of a match. Applies only to the legacy pipeline, with `fusion` or `fast` turned off.
                 * @example 0.6
                 */
                min_score?: number;
                /**
                 * @description The answer is ambiguous if the match_score values of the first two matches differ by less than this.
                 * @example 0.3
                 */
                ambiguity_threshold?: number;
                /** @description Adds the evidence for each match, in words and with its weight. */
                explain?: boolean;
                /** @description Complete an unfinished last word. false: rank the text as a full title and apply min_score. */
                _fast?: boolean;
                /** @description Use the learned ranking with all known titles. false: rank by search-engine score only. */
                _catalog?: boolean;
                /** @description Combine several signals in the full ranking. */
                _fusion?: boolean;
                /** @description Skip disambiguation: the best match counts as resolved, and the language model is not used. */
                _bypass?: boolean;
                /** @description Require every word to occur, in the full ranking. */
                _fts_and?: boolean;
                /** @description Use English stemming in the full ranking. */
                _stem?: boolean;
                /** @description Weight of the best lexical match relative to the vote of similar titles. Useful values are 0 to 1. */
                _fusion_alpha?: number;
                /** @description Weight of the frequency of a title. */
                _fusion_beta?: number;
                /** @description Bonus for an exact title. */
                _fusion_exact?: number;
                /** @description Multiplies the bonus for an exact title. */
                _exact_bonus?: number;
                /** @description How lexical scores are scaled. */
                _fusion_lex_mode?: "minmax" | "percentile";
                /** @description For an ambiguous title, adds up to three questions that distinguish the matches. */
                clarify?: boolean;
                /** @description Maximum number of matches to return. */
                limit?: number;
                /** @description `cluster`: Adds cluster_id and cluster_name. */
                expand?: "cluster"[];
                /** @description One row per occupation code. This is always the case without a company. */
                group?: "onet";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            onet_code: string;
                            onet_title: string;
                            /** @description Companies that have this occupation. */
                            onet_frequency: number;
                            /** @description 1.0 for the best match; other scores are relative to it. */
                            match_score: number;
                            /**
                             * @description In the full ranking, `high` matches were right at least 90% of the time on held-out titles, `medium` matches at least 60%. In typeahead, only a whole title can be `high`, and only if this occupation has at least 80% of its observations.
                             * @enum {string}
                             */
                            confidence: "high" | "medium" | "low";
                            /** @description Calibrated probability that the (6-digit) occupation is right: of the held-out titles with probability 0.8, 80% were right. For a half-typed title in typeahead, and when flags turn the learned ranking off, it is half of the occupation's share of the observations of the matching titles. */
                            probability: number;
                            /**
                             * @description name_corpus: typeahead.
                             * @enum {string}
                             */
                            match_source: "name_corpus" | "database";
                            recommended: boolean;
                            /**
                             * @description Only for titles of self-employed people, which can mean any occupation.
                             * @constant
                             */
                            owner_class?: true;
                            /** @description Employer with the most postings for the occupation; with `sector`, only employers in its industries count. Null if there is none. */
                            company_name: string | null;
                            /** @description The name that matched. */
                            matched_title: string;
                            /** @description In each match of a title that may be unfinished (no context, and not ranked as a full title): the parts of matched_title to highlight, as [start, end) positions in UTF-16 units; [] if it has none of the typed words. */
                            matched_ranges?: number[][];
                            /** @description If an explanation is asked for, in the full ranking: the evidence for the match or, if the weight is negative, against it, strongest first. `weight` is a natural logarithm relative to the mean of the ten best matches. Weights add up: the sums of two matches differ by the logarithm of the ratio of their scores, which is four times the logarithm of the ratio of their match_score. */
                            explanation?: {
                                kind: string;
                                text: string;
                                weight: number;
                            }[];
                            cluster_id?: number | null;
                            cluster_name?: string | null;
                        }[];
                        count: number;
                        /** @description The text from the request. */
                        query: string;
                        disambiguation: {
                            /**
                             * @description ambiguous: nothing was found; or the match_score values of the first two matches differ by less than ambiguity_threshold; or, in the full ranking, the text is not a known title and the probability of the first match is below 0.5.
                             * @enum {string}
                             */
                            status: "resolved" | "ambiguous";
                            /** @description historical_pattern: observations of titles changed the ranking. llm_inference: a language model, if the operator configured one, chose the first match of an ambiguous answer. Its probability and confidence are still those of the ranking, so another match can have higher ones. */
                            signals_used: ("historical_pattern" | "llm_inference")[];
                            /** @description If clarification is asked for: up to three questions that distinguish the matches. Empty if the answer is not ambiguous. */
                            clarification?: {
                                question: string;
                                options: {
                                    label: string;
                                    onet_code: string;
                                }[];
                            }[];
                        };
                        /** @description Level, if the title names one. */
                        level?: string;
                        /** @description Seniority, if the title names one. */
                        seniority?: string;
                        /** @description Employer of the dataset that the title names after at, for, or with, or before the job ("technician at Orkin", "Orkin technician"), as it is there. It counts like company, unless that is given. */
                        employer?: string;
                        /** @description Parts of the title that were ignored as noise. */
                        ignored?: string[];
                        /** @description Parts of an unknown title that were interpreted as something else: a misspelled word, words joined or split by mistake, or an acronym (with every title that it can mean). Typeahead returns this only for a whole title. */
                        read_as?: {
                            text: string;
                            as: string[];
                        }[];
                        /** @description For each part of unknown_context, and each unknown name in sector: the accepted values, and similar names. */
                        suggestion?: string;
                        /** @description How the context was understood: the name of the company in the dataset (as given if only observations have it), the industry or NAICS sector, the industries that match sector, the state, and its metro areas that location means (none: the whole state counts). */
                        resolved_context?: {
                            company?: string;
                            industry?: string;
                            sector?: string[];
                            location?: string;
                            metro_areas?: string[];
                        };
                        /** @description Context parameters that were not found. They are ignored, except for sector: an unknown sector matches no occupation. If only some names in a sector list are unknown, sector is listed here and the other names still filter. */
                        unknown_context?: string[];
                        versions: {
                            dataset: string;
                            index: string;
                            resolver: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    recordTitlePick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query_info": {
                 *         "title": "registered nurse"
                 *       },
                 *       "picked": {
                 *         "onet_code": "29-1141.00",
                 *         "onet_title": "Registered Nurses",
                 *         "match_score": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description UUID v4. A record with the same id is stored only once. */
                    id?: string;
                    query_info?: {
                        /**
                         * Format: well-formed
                         * @description The text that was typed, at most 30 words.
                         */
                        title: string;
                    };
                    /**
                     * Format: well-formed
                     * @description The text that was typed, at most 30 words.
                     */
                    title?: string;
                    picked: {
                        /** @description A code in the dataset. */
                        onet_code: string;
                        /** Format: well-formed */
                        onet_title?: string;
                        /** @description Companies that have this occupation. */
                        onet_frequency?: number;
                        /** @description 1.0 for the best match; other scores are relative to it. */
                        match_score?: number;
                        /**
                         * @description In the full ranking, `high` matches were right at least 90% of the time on held-out titles, `medium` matches at least 60%. In typeahead, only a whole title can be `high`, and only if this occupation has at least 80% of its observations.
                         * @enum {string}
                         */
                        confidence?: "high" | "medium" | "low";
                        /** @description Calibrated probability that the (6-digit) occupation is right: of the held-out titles with probability 0.8, 80% were right. For a half-typed title in typeahead, and when flags turn the learned ranking off, it is half of the occupation's share of the observations of the matching titles. */
                        probability?: number;
                        /**
                         * @description name_corpus: typeahead.
                         * @enum {string}
                         */
                        match_source?: "name_corpus" | "database";
                        recommended?: boolean;
                        /**
                         * @description Only for titles of self-employed people, which can mean any occupation.
                         * @constant
                         */
                        owner_class?: true;
                        /**
                         * Format: well-formed
                         * @description Employer with the most postings for the occupation; with `sector`, only employers in its industries count. Null if there is none.
                         */
                        company_name?: string | null;
                        /**
                         * Format: well-formed
                         * @description The name that matched.
                         */
                        matched_title?: string;
                        /** @description In each match of a title that may be unfinished (no context, and not ranked as a full title): the parts of matched_title to highlight, as [start, end) positions in UTF-16 units; [] if it has none of the typed words. */
                        matched_ranges?: number[][];
                        /** @description If an explanation is asked for, in the full ranking: the evidence for the match or, if the weight is negative, against it, strongest first. `weight` is a natural logarithm relative to the mean of the ten best matches. Weights add up: the sums of two matches differ by the logarithm of the ratio of their scores, which is four times the logarithm of the ratio of their match_score. */
                        explanation?: {
                            kind: string;
                            text: string;
                            weight: number;
                        }[];
                        cluster_id?: number | null;
                        /** Format: well-formed */
                        cluster_name?: string | null;
                        /** @description In a row of EXPAND CLUSTER_DETAILS. It is not stored. */
                        cluster?: {
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            occupation_count: number;
                            ba_plus_share: number | null;
                        } | null;
                        /** @description The match_score of a row that is the recommended of a batch. Counts if there is no match_score. */
                        score?: number;
                    };
                } | unknown | unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description The given id in lower case, or a generated one. */
                            id: string;
                            title: string;
                            onet_code: string;
                            /** @description false: a pick with this id was already recorded and was not changed. */
                            recorded: boolean;
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    convertCompany: {
        parameters: {
            query: {
                /**
                 * @description Company name, ticker, or alias, complete or partially typed.
                 * @example microsft
                 */
                name: string;
                /**
                 * @description Only companies with this primary industry, or with one of these.
                 * @example Banking
                 */
                industry?: string;
                /**
                 * @description Lowest score of a match.
                 * @example 0.6
                 */
                min_score?: number;
                /** @description Maximum number of matches to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            company_name: string;
                            company_uid: string;
                            /** @description Absolute: a higher min_score returns a subset. */
                            match_score: number;
                            /**
                             * @description Aliases are reported as exact, full-text matches as fuzzy.
                             * @enum {string}
                             */
                            match_type: "exact" | "prefix" | "suggest" | "fuzzy";
                            /** @enum {string} */
                            confidence: "high" | "medium" | "low";
                            /** @enum {string} */
                            source: "prefix_index" | "es_completion" | "elasticsearch";
                            /** @description The name or alias that matched. */
                            matched_name: string;
                        }[];
                        count: number;
                        /** @description The text from the request. */
                        query: string;
                        suggestion?: string;
                        versions: {
                            dataset: string;
                            index: string;
                            resolver: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    convertCluster: {
        parameters: {
            query: {
                /**
                 * @description Job title.
                 * @example data analyst
                 */
                title: string;
                /**
                 * @description Only clusters with this job level.
                 * @example Bachelor's Degree
                 */
                job_level?: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience";
                /**
                 * @description Only clusters with this flag.
                 * @example Raising the Bar
                 */
                ai_flag?: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away";
                /**
                 * @description Lowest score of a match.
                 * @example 0.5
                 */
                min_score?: number;
                /** @description Maximum number of matches to return. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            cluster_id: number;
                            cluster_name: string;
                            matched_title: string;
                            /** @description cluster_name, common_clean_job_title_N, cluster_occs or name_corpus. */
                            matched_field: string;
                            /** @enum {string|null} */
                            job_level: "Advanced Degree" | "Bachelor's Degree" | "Bachelor's Degree + Experience" | "Sub-Bachelor's Degree" | "Sub-Bachelor's Degree + Experience" | null;
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            /** @description Absolute. */
                            score: number;
                        }[];
                        count: number;
                        /** @description The text from the request. */
                        query: string;
                        suggestion?: string;
                        versions: {
                            dataset: string;
                            index: string;
                            resolver: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /**
                 * @description Words of a name, alias, or description. Alias: `search`.
                 * @example hospital
                 */
                q: string;
                /**
                 * @description Only companies with this primary industry, or with one of these.
                 * @example Banking
                 */
                industry?: string;
                /** @description Maximum number of rows to return. */
                limit?: number;
                /** @description Number of rows to skip. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            company_uid: string;
                            company_name: string;
                            company_description: string | null;
                            company_URL: string | null;
                            primary_industry: string | null;
                            secondary_industry: string | null;
                            company_city: string | null;
                            company_state: string | null;
                            company_country: string | null;
                            /** @enum {string} */
                            company_event_type?: "acquired" | "acquired_still_operating" | "merged" | "rebranded" | "split" | "chapter_11_bankruptcy";
                            company_event_note?: string;
                            /** @enum {string|null} */
                            overall_badge: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_early_career: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_growth: "Platinum" | "Gold" | null;
                            /** @enum {string|null} */
                            badge_stability: "Platinum" | "Gold" | null;
                            svc_parents: string[];
                            svc_subsidiaries: string[];
                            svc_siblings: string[];
                            /** @description 1.0 for the best match; other scores are relative to it. */
                            match_score: number;
                            /** @enum {string} */
                            match_type: "name" | "alias" | "description" | "fuzzy";
                            /** @description Matched text with the matched words in `<em>`. The rest is HTML-escaped. */
                            highlight: string;
                        }[];
                        /** @description Number of rows in data. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total: number;
                        has_more: boolean;
                        query: string;
                        versions: {
                            dataset: string;
                            index: string;
                            resolver: string;
                        };
                        /** @description Why nothing matched, or which values of a list are unknown, with similar names. */
                        suggestion?: string;
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            rest_version: string;
                            service_version: string;
                            mcp_protocol_version: string;
                            dataset_version: string;
                            methodology_version: string | null;
                            imports: {
                                /** @enum {string} */
                                kind: "onet" | "observations" | "census";
                                records: number;
                                is_representative: boolean;
                                /** Format: date-time */
                                imported_at: string;
                            }[];
                            index: {
                                version: string;
                                /** Format: date-time */
                                built_at: string | null;
                            };
                            title_model: {
                                model: string | null;
                                /** Format: date-time */
                                trained_at: string | null;
                                /** Format: date-time */
                                loaded_at: string | null;
                            };
                            build: {
                                commit: string | null;
                                node: string;
                            };
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getChangelog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            version: string;
                            changes: string[];
                            breaking: boolean;
                        }[];
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                    "text/markdown": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            406: components["responses"]["Error406"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    compareVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "0.12.5-beta",
                 *       "to": "0.13.0-beta"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    from: "0.12.0-beta" | "0.12.1-beta" | "0.12.2-beta" | "0.12.3-beta" | "0.12.4-beta" | "0.12.5-beta" | "0.13.0-beta" | "0.13.1-beta" | "0.14.2-beta" | "0.14.5-beta" | "0.14.8-beta" | "0.15.0-beta" | "0.15.1-beta" | "0.15.2-beta" | "0.15.15-beta" | "0.15.16-beta" | "0.16.0-beta" | "0.16.9-beta" | "0.16.10" | "0.17.0-beta" | "0.17.5-beta";
                    /** @enum {string} */
                    to?: "0.12.0-beta" | "0.12.1-beta" | "0.12.2-beta" | "0.12.3-beta" | "0.12.4-beta" | "0.12.5-beta" | "0.13.0-beta" | "0.13.1-beta" | "0.14.2-beta" | "0.14.5-beta" | "0.14.8-beta" | "0.15.0-beta" | "0.15.1-beta" | "0.15.2-beta" | "0.15.15-beta" | "0.15.16-beta" | "0.16.0-beta" | "0.16.9-beta" | "0.16.10" | "0.17.0-beta" | "0.17.5-beta";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @enum {string} */
                            from: "0.12.0-beta" | "0.12.1-beta" | "0.12.2-beta" | "0.12.3-beta" | "0.12.4-beta" | "0.12.5-beta" | "0.13.0-beta" | "0.13.1-beta" | "0.14.2-beta" | "0.14.5-beta" | "0.14.8-beta" | "0.15.0-beta" | "0.15.1-beta" | "0.15.2-beta" | "0.15.15-beta" | "0.15.16-beta" | "0.16.0-beta" | "0.16.9-beta" | "0.16.10" | "0.17.0-beta" | "0.17.5-beta";
                            /** @enum {string} */
                            to: "0.12.0-beta" | "0.12.1-beta" | "0.12.2-beta" | "0.12.3-beta" | "0.12.4-beta" | "0.12.5-beta" | "0.13.0-beta" | "0.13.1-beta" | "0.14.2-beta" | "0.14.5-beta" | "0.14.8-beta" | "0.15.0-beta" | "0.15.1-beta" | "0.15.2-beta" | "0.15.15-beta" | "0.15.16-beta" | "0.16.0-beta" | "0.16.9-beta" | "0.16.10" | "0.17.0-beta" | "0.17.5-beta";
                            /** @enum {string} */
                            direction: "upgrade" | "downgrade" | "same";
                            breaking: boolean;
                            changes: {
                                version: string;
                                change: string;
                                breaking: boolean;
                            }[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            406: components["responses"]["Error406"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    translate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "How much do registered nurses earn after five years?"
                 *     }
                 */
                "application/json": {
                    /** @description The question. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description A query that runs. */
                            dsl: string;
                            /** @description How much of the question the query says, and how sure its names are. It is not a probability. */
                            confidence: number;
                            /** @description Id of the operation that answers the query, as in this document or, for queries that only the query language has, in HELP; `help` for HELP itself. */
                            intent: string;
                            /** @description The names in the query. Texts of conversions and searches are not resolved. */
                            entities: {
                                /** @description As the question has it. */
                                text: string;
                                /** @enum {string} */
                                type: "company" | "occupation" | "cluster" | "industry" | "state" | "city" | "metro" | "zip";
                                /** @description The name or code in the data. Several industries are separated by commas. */
                                resolved: string;
                                score: number;
                            }[];
                            /** @description Up to three other queries that the question can mean, most likely first. */
                            alternatives: string[];
                            /**
                             * @description model: a language model wrote the query.
                             * @enum {string}
                             */
                            source: "rules" | "model";
                            /** @description Parts of the question that the query does not say. Empty if it says everything. */
                            not_understood: string[];
                            /** @description What the figures are by which the query filters and orders, such as which percentile of pay, after how many years. The answer to the query says the same. */
                            notes: string[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    compareDatasets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    from?: string;
                    to?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            from: string | null;
                            to: string;
                            /** Format: date-time */
                            compared_at: string | null;
                            changes: {
                                /** @enum {string} */
                                kind: "industries_added" | "industries_removed" | "industries_changed" | "companies_added" | "companies_removed" | "companies_changed" | "company_relationships_added" | "company_relationships_removed" | "company_aliases_added" | "company_aliases_removed" | "company_aliases_changed" | "occupations_added" | "occupations_removed" | "clusters_added" | "clusters_removed" | "clusters_changed" | "cluster_destinations_added" | "cluster_destinations_removed" | "cluster_destinations_changed" | "cluster_skill_adjacencies_added" | "cluster_skill_adjacencies_removed" | "cluster_skill_adjacencies_changed" | "cluster_premium_skills_added" | "cluster_premium_skills_removed" | "cluster_premium_skills_changed" | "cluster_common_titles_added" | "cluster_common_titles_removed" | "cluster_common_titles_changed" | "occupation_clusters_added" | "occupation_clusters_removed" | "occupation_clusters_changed" | "cluster_ai_impacts_added" | "cluster_ai_impacts_removed" | "cluster_ai_impacts_changed" | "wages_added" | "wages_removed" | "wages_changed" | "cluster_retention_added" | "cluster_retention_removed" | "cluster_retention_changed" | "cbsas_added" | "cbsas_removed" | "cbsas_changed" | "zip_locations_added" | "zip_locations_removed" | "zip_locations_changed" | "company_clusters_added" | "company_clusters_removed" | "company_clusters_changed" | "company_hiring_added" | "company_hiring_removed" | "company_hiring_changed" | "title_observations_added" | "title_observations_removed" | "title_observations_changed" | "companies_renamed" | "company_badges_changed" | "occupations_renamed" | "occupations_moved" | "clusters_renamed" | "occupation_badges_changed";
                                count: number;
                                rows: Record<string, never>[];
                            }[];
                        };
                        /** @description Number of rows in data; 1 for a record. */
                        count: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            406: components["responses"]["Error406"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    runDsl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "TITLECONVERT \"registered nurse\" LIMIT 3"
                 *     }
                 */
                "application/json": {
                    /** @description Exactly one command. */
                    query: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        query?: string;
                        /** @description The rows are chosen by where the jobs are, but their counts of postings are national. */
                        postings_note?: string;
                        /** @description Which name in the query is deprecated, and what to use instead. */
                        deprecation_warning?: string;
                        cluster_id?: number;
                        cluster_name?: string;
                        /** @enum {string} */
                        sort?: "alpha" | "entry_postings" | "total_postings" | "badge" | "industry" | "blend";
                        /**
                         * @description With the order blend.
                         * @enum {string}
                         */
                        blend_archetype?: "early_career" | "growth" | "stability";
                        onet_code?: string;
                        onet_title?: string;
                        company_uid?: string;
                        company_name?: string;
                        subject?: "skill_adjacent_clusters" | "destination_clusters";
                        baseline?: {
                            cluster_id: number;
                            cluster_name: string;
                        };
                        snapshot?: {
                            experience_level: string;
                            msa_size: string;
                        };
                        filters?: Record<string, never>;
                        expand?: string[];
                        wage_growth?: Record<string, never>;
                        summary?: {
                            total_occupations: number;
                            ai_flag_distribution: {
                                [key: string]: number;
                            };
                        };
                        ai_impact?: {
                            /**
                             * @description Raising the Bar: entry barrier Rising, expertise premium Rising; Shrinking Fields: entry barrier Rising, expertise premium Falling; Winners Pull Away: entry barrier Falling, expertise premium Rising; Lower Potential: entry barrier Falling, expertise premium Falling. Null when not classified.
                             * @enum {string|null}
                             */
                            ai_flag: "Raising the Bar" | "Lower Potential" | "Shrinking Fields" | "Winners Pull Away" | null;
                            /** @enum {string|null} */
                            entry_barrier_trend: "Rising" | "Falling" | null;
                            /** @enum {string|null} */
                            expertise_premium_trend: "Rising" | "Falling" | null;
                            low_expertise_narrative: string | null;
                            high_expertise_narrative: string | null;
                            coverage: {
                                classified: boolean;
                                methodology_version: string | null;
                                reason?: string;
                            };
                        };
                        premium_skill_details?: {
                            rank: number;
                            skill: string;
                            description: string | null;
                        }[];
                        disambiguation?: Record<string, never>;
                        /** @description Level, if the title names one. */
                        level?: string;
                        /** @description Seniority, if the title names one. */
                        seniority?: string;
                        /** @description Employer of the dataset that the title names after at, for, or with, or before the job ("technician at Orkin", "Orkin technician"), as it is there. It counts like company, unless that is given. */
                        employer?: string;
                        /** @description Parts of the title that were ignored as noise. */
                        ignored?: string[];
                        /** @description Parts of an unknown title that were interpreted as something else: a misspelled word, words joined or split by mistake, or an acronym (with every title that it can mean). Typeahead returns this only for a whole title. */
                        read_as?: {
                            text: string;
                            as: string[];
                        }[];
                        /** @description Values that name nothing, with similar names; why there are no rows; or what the query does not say about its rows. */
                        suggestion?: string;
                        /** @description How the context was understood: the name of the company in the dataset (as given if only observations have it), the industry or NAICS sector, the industries that match sector, the state, and its metro areas that location means (none: the whole state counts). */
                        resolved_context?: {
                            company?: string;
                            industry?: string;
                            sector?: string[];
                            location?: string;
                            metro_areas?: string[];
                        };
                        /** @description Context parameters that were not found. They are ignored, except for sector: an unknown sector matches no occupation. If only some names in a sector list are unknown, sector is listed here and the other names still filter. */
                        unknown_context?: string[];
                        versions?: {
                            dataset: string;
                            index: string;
                            resolver: string;
                        };
                        /** @constant */
                        status: "success";
                        /** @constant */
                        success: true;
                        /** @description An object for one record, a list for rows. COUNT returns {total}. */
                        data: unknown;
                        /** @description Number of rows in data; 1 for an object. For a batch, the number of titles sent. */
                        count: number;
                        /** @description Exact number of matching rows before paging. */
                        total?: number;
                        has_more?: boolean;
                        /** @description The query for the rows after these, if has_more is true. */
                        next_page?: string;
                        /** @description The name in the query, and the exact name that it can only mean. */
                        resolved?: {
                            given: string;
                            used: string;
                        };
                        /** @description What was left out of an answer over MCP that would be too long. */
                        left_out?: string;
                        mermaid?: string;
                        mermaid_note?: string;
                        data_status_note?: string;
                        /** @description Useful next queries. You can run them as they are. */
                        dsl_suggestions?: string[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The query is invalid. With the flat body: the body is not JSON, or the request has query parameters. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "error";
                        /** @constant */
                        success: false;
                        error: {
                            /** @enum {integer} */
                            code: -32602 | -32603;
                            message: string;
                            suggestion: string;
                            /** @description A valid query. */
                            example: string;
                            error_type?: string;
                            position?: {
                                line: number;
                                column: number;
                                /** @description The line of the query, with a caret below the position. */
                                caret: string;
                            };
                            problems?: Record<string, never>[];
                        } & {
                            [key: string]: unknown;
                        };
                        request_id: string;
                    } | components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Error401"];
            /** @description The permission is missing. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "error";
                        /** @constant */
                        success: false;
                        error: {
                            /** @enum {integer} */
                            code: -32602 | -32603;
                            message: string;
                            suggestion: string;
                            /** @description A valid query. */
                            example: string;
                            error_type?: string;
                            position?: {
                                line: number;
                                column: number;
                                /** @description The line of the query, with a caret below the position. */
                                caret: string;
                            };
                            problems?: Record<string, never>[];
                        } & {
                            [key: string]: unknown;
                        };
                        request_id: string;
                    } | components["schemas"]["Error"];
                };
            };
            /** @description Something that the query names does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "error";
                        /** @constant */
                        success: false;
                        error: {
                            /** @enum {integer} */
                            code: -32602 | -32603;
                            message: string;
                            suggestion: string;
                            /** @description A valid query. */
                            example: string;
                            error_type?: string;
                            position?: {
                                line: number;
                                column: number;
                                /** @description The line of the query, with a caret below the position. */
                                caret: string;
                            };
                            problems?: Record<string, never>[];
                        } & {
                            [key: string]: unknown;
                        };
                        request_id: string;
                    } | components["schemas"]["Error"];
                };
            };
            406: components["responses"]["Error406"];
            /** @description The subject was removed. `error_type` is `command_removed`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "error";
                        /** @constant */
                        success: false;
                        error: {
                            /** @enum {integer} */
                            code: -32602 | -32603;
                            message: string;
                            suggestion: string;
                            /** @description A valid query. */
                            example: string;
                            error_type?: string;
                            position?: {
                                line: number;
                                column: number;
                                /** @description The line of the query, with a caret below the position. */
                                caret: string;
                            };
                            problems?: Record<string, never>[];
                        } & {
                            [key: string]: unknown;
                        };
                        request_id: string;
                    } | components["schemas"]["Error"];
                };
            };
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An unexpected error, without internal details. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "error";
                        /** @constant */
                        success: false;
                        error: {
                            /** @enum {integer} */
                            code: -32602 | -32603;
                            message: string;
                            suggestion: string;
                            /** @description A valid query. */
                            example: string;
                            error_type?: string;
                            position?: {
                                line: number;
                                column: number;
                                /** @description The line of the query, with a caret below the position. */
                                caret: string;
                            };
                            problems?: Record<string, never>[];
                        } & {
                            [key: string]: unknown;
                        };
                        request_id: string;
                    } | components["schemas"]["Error"];
                };
            };
            /** @description The database or search engine is unreachable, or too many batches are waiting. Retry-After says when to try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "error";
                        /** @constant */
                        success: false;
                        error: {
                            /** @enum {integer} */
                            code: -32602 | -32603;
                            message: string;
                            suggestion: string;
                            /** @description A valid query. */
                            example: string;
                            error_type?: string;
                            position?: {
                                line: number;
                                column: number;
                                /** @description The line of the query, with a caret below the position. */
                                caret: string;
                            };
                            problems?: Record<string, never>[];
                        } & {
                            [key: string]: unknown;
                        };
                        request_id: string;
                    } | components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description degraded: something in `problems`, such as that the search engine is unreachable, that an index is missing, closed, blocked, or out of date, or that the title data is still loading or cannot be read.
                         * @enum {string}
                         */
                        status: "ok" | "degraded" | "down";
                        version: string;
                        checks: {
                            postgres: {
                                /** @enum {string} */
                                status: "up" | "down";
                                latency_ms: number | null;
                            };
                            /** @description The streaming replica that answers reads; absent without one. While it is not up, the primary server answers. lag_seconds: age of the last change that it has replayed; 0 if it has all that it received. */
                            replica?: {
                                /** @enum {string} */
                                status: "up" | "behind" | "unreachable" | "not_a_standby";
                                lag_seconds: number | null;
                            };
                            opensearch: {
                                /** @enum {string} */
                                status: "up" | "down";
                                latency_ms: number | null;
                            };
                            index: {
                                /** @enum {string} */
                                status: "current" | "stale" | "different" | "read_only" | "empty" | "unreadable" | "closed" | "foreign" | "missing" | "unknown";
                                lag_seconds: number | null;
                                pending: number | null;
                                version: string | null;
                                /** Format: date-time */
                                built_at: string | null;
                            };
                            /** @description The model that ranks job titles. While it is unavailable, titles are ranked by search results alone. failing_since: when reading it started to fail; null if it works. model: the version of the index that it goes with. loaded_at: when this process began to use it. */
                            titles: {
                                /** @enum {string} */
                                status: "ok" | "loading" | "unavailable";
                                /** Format: date-time */
                                failing_since: string | null;
                                model: string | null;
                                /** Format: date-time */
                                trained_at: string | null;
                                /** Format: date-time */
                                loaded_at: string | null;
                            };
                        };
                        /** @description What is wrong now: which check, what, since when, and what to do. check: postgres, replica, opensearch, index, index.KIND, titles, process, or engine.NAME. */
                        problems: {
                            check: string;
                            problem: string;
                            /** Format: date-time */
                            since: string;
                            action: string;
                        }[];
                        dataset: {
                            version: string;
                            /** Format: date-time */
                            loaded_at: string;
                        } | null;
                        /** @description The imports in use. Empty without any, and while the database is unreachable. */
                        imports: {
                            /** @enum {string} */
                            kind: "onet" | "observations" | "census";
                            records: number;
                            is_representative: boolean;
                            /** Format: date-time */
                            imported_at: string;
                        }[];
                        uptime_seconds: number;
                    };
                };
            };
            400: components["responses"]["Error400"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            /** @description The database is unreachable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description degraded: something in `problems`, such as that the search engine is unreachable, that an index is missing, closed, blocked, or out of date, or that the title data is still loading or cannot be read.
                         * @enum {string}
                         */
                        status: "ok" | "degraded" | "down";
                        version: string;
                        checks: {
                            postgres: {
                                /** @enum {string} */
                                status: "up" | "down";
                                latency_ms: number | null;
                            };
                            /** @description The streaming replica that answers reads; absent without one. While it is not up, the primary server answers. lag_seconds: age of the last change that it has replayed; 0 if it has all that it received. */
                            replica?: {
                                /** @enum {string} */
                                status: "up" | "behind" | "unreachable" | "not_a_standby";
                                lag_seconds: number | null;
                            };
                            opensearch: {
                                /** @enum {string} */
                                status: "up" | "down";
                                latency_ms: number | null;
                            };
                            index: {
                                /** @enum {string} */
                                status: "current" | "stale" | "different" | "read_only" | "empty" | "unreadable" | "closed" | "foreign" | "missing" | "unknown";
                                lag_seconds: number | null;
                                pending: number | null;
                                version: string | null;
                                /** Format: date-time */
                                built_at: string | null;
                            };
                            /** @description The model that ranks job titles. While it is unavailable, titles are ranked by search results alone. failing_since: when reading it started to fail; null if it works. model: the version of the index that it goes with. loaded_at: when this process began to use it. */
                            titles: {
                                /** @enum {string} */
                                status: "ok" | "loading" | "unavailable";
                                /** Format: date-time */
                                failing_since: string | null;
                                model: string | null;
                                /** Format: date-time */
                                trained_at: string | null;
                                /** Format: date-time */
                                loaded_at: string | null;
                            };
                        };
                        /** @description What is wrong now: which check, what, since when, and what to do. check: postgres, replica, opensearch, index, index.KIND, titles, process, or engine.NAME. */
                        problems: {
                            check: string;
                            problem: string;
                            /** Format: date-time */
                            since: string;
                            action: string;
                        }[];
                        dataset: {
                            version: string;
                            /** Format: date-time */
                            loaded_at: string;
                        } | null;
                        /** @description The imports in use. Empty without any, and while the database is unreachable. */
                        imports: {
                            /** @enum {string} */
                            kind: "onet" | "observations" | "census";
                            records: number;
                            is_representative: boolean;
                            /** Format: date-time */
                            imported_at: string;
                        }[];
                        uptime_seconds: number;
                    };
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "down";
                    };
                };
            };
            400: components["responses"]["Error400"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "down";
                    };
                };
            };
            400: components["responses"]["Error400"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            /** @description The database is unreachable, the title model is still loading, or the process is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "down";
                    };
                };
            };
        };
    };
    sendMcpMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The negotiated version. Optional. */
                "MCP-Protocol-Version"?: "2025-06-18";
                /** @description The session id from the response to initialize. Optional, but if sent, it must be a valid session of the caller. */
                "Mcp-Session-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jsonrpc": "2.0",
                 *       "id": 1,
                 *       "method": "tools/call",
                 *       "params": {
                 *         "name": "svc_dsl_query",
                 *         "arguments": {
                 *           "query": "TITLECONVERT \"registered nurse\" LIMIT 3"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    jsonrpc: "2.0";
                    /** @description Absent in notifications. */
                    id?: string | number;
                    method: string;
                    params?: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        jsonrpc: "2.0";
                        id: string | number;
                        result?: Record<string, never>;
                        error?: {
                            /** @enum {integer} */
                            code: -32700 | -32600 | -32601 | -32602 | -32603 | -32002;
                            message: string;
                            data: {
                                suggestion: string;
                                /** @description A valid query or, if the message itself is invalid, a valid message. */
                                example: string;
                                error_type: string;
                                /** @description The status that POST /api/dsl would have returned. */
                                http_status: number;
                            } & {
                                [key: string]: unknown;
                            };
                        };
                    } & (unknown | unknown);
                };
            };
            /** @description The notification was accepted. No body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is not JSON (-32700), or the request has an invalid JSON-RPC message, a batch, another protocol version, or a query parameter (-32600). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        jsonrpc: "2.0";
                        id: string | number | null;
                        error: {
                            /** @enum {integer} */
                            code: -32700 | -32600 | -32601 | -32602 | -32603 | -32002;
                            message: string;
                            data: {
                                suggestion: string;
                                /** @description A valid query or, if the message itself is invalid, a valid message. */
                                example: string;
                                error_type: string;
                                /** @description The status that POST /api/dsl would have returned. */
                                http_status: number;
                            } & {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            /** @description The session ended, expired, or belongs to another caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            406: components["responses"]["Error406"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    endMcpSession: {
        parameters: {
            query?: never;
            header: {
                /** @description The negotiated version. Optional. */
                "MCP-Protocol-Version"?: "2025-06-18";
                /** @description A session of the caller. */
                "Mcp-Session-Id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            session_id: string;
                            /** @constant */
                            ended: true;
                        };
                    };
                };
            };
            /** @description The session id is missing, or the protocol version is not supported. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            /** @description The session already ended, expired, or belongs to another caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getMcpCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Dataset-Version": components["headers"]["X-Dataset-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        version: string;
                        protocolVersion: string;
                        /** @constant */
                        transport: "streamable-http";
                        /** @constant */
                        endpoint: "/mcp";
                        capabilities: {
                            tools: Record<string, never>;
                            resources: Record<string, never>;
                        };
                        tools: {
                            name: string;
                            title?: string;
                            description: string;
                            inputSchema: Record<string, never>;
                            outputSchema?: Record<string, never>;
                            annotations?: Record<string, never>;
                        }[];
                        authentication: {
                            type: string;
                            header: string;
                            credentials: string[];
                            permission: string;
                            resource_metadata: string;
                        };
                    };
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            429: components["responses"]["Error429"];
            /** @description The URL and headers together are longer than 16 kB. No body. */
            431: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
}

"""Speaks MCP by the official Python client, of the 1.x or the 2.x line, whichever is installed. Prints one JSON line per check."""

import asyncio
import importlib.metadata
import json
import os
import sys
import warnings

import mcp

warnings.simplefilter("ignore")
URL = sys.argv[1]
HEADERS = {"Authorization": f"Bearer {os.environ['MCP_TOKEN']}"}
TOOL = "svc_dsl_query"


async def check(name, work):
    try:
        await work()
        outcome = {"check": name, "outcome": "passed"}
    except BaseException as error:  # noqa: BLE001: whatever goes wrong is what the check found
        outcome = {"check": name, "outcome": "failed", "detail": f"{type(error).__name__}: {error}"[:300]}
    print(json.dumps(outcome), flush=True)


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


async def run(server, session):
    """`server` is what initialize answered: version, name, instructions."""

    async def connects():
        version, name, instructions = server
        expect(version == "2025-06-18", f"negotiated {version}")
        expect(name == "labor-market-analytics", f"the server is called {name}")
        expect("TITLECONVERT" in instructions, "no instructions")

    async def lists():
        tools = (await session.list_tools()).tools
        expect([tool.name for tool in tools] == [TOOL], "not one tool")

    async def calls():
        result = await session.call_tool(TOOL, {"query": "COUNT COMPANIES"})
        envelope = getattr(result, "structured_content", None) or result.structuredContent
        expect(json.loads(result.content[0].text) == envelope, "text and object differ")
        expect(envelope["data"]["total"] > 1000, "no companies")

    async def fails():
        Failure = getattr(mcp, "McpError", None) or mcp.MCPError
        try:
            await session.call_tool(TOOL, {"query": "LIST COMPANYS"})
        except Failure as failure:
            expect(failure.error.code == -32602, f"code {failure.error.code}")
            again = await session.call_tool(TOOL, {"query": failure.error.data["example"]})
            expect(again.content[0].text.startswith("{"), "the example does not run")
            return
        raise AssertionError("a query that is none was answered")

    await check("connects", connects)
    await check("pings", session.send_ping)
    await check("lists the tool", lists)
    await check("calls it", calls)
    await check("gets an error that says what is wrong, and fixes it", fails)


async def first_line():
    from mcp.client.streamable_http import streamablehttp_client

    async with streamablehttp_client(URL, headers=HEADERS) as (read, write, _):
        async with mcp.ClientSession(read, write) as session:
            answer = await session.initialize()
            await run((answer.protocolVersion, answer.serverInfo.name, answer.instructions), session)


async def second_line():
    from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client

    async with create_mcp_http_client(headers=HEADERS) as http_client:
        async with mcp.Client(streamable_http_client(URL, http_client=http_client)) as client:
            await run((client.protocol_version, client.server_info.name, client.instructions), client)


line = importlib.metadata.version("mcp").split(".")[0]
asyncio.run(check("opens and ends a session", first_line if line == "1" else second_line))
